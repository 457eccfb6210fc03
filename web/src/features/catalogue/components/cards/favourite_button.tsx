import { Heart } from 'lucide-react'
import { useDispatch, useSelector } from 'react-redux'
import { IconButton } from '@/components/icon_button'
import { classes } from '@/lib/classes'
import {
  favouriteToggled,
  selectIsFavourite,
  type FavouritesState,
} from '@/lib/preferences/favourites'
import { keepForOffline } from '@/lib/build/service_worker'
import { useToast } from '@/lib/toasts/use_toast'
import { favourites } from '@/messages/favourites'

type Props = {
  itemId: string
  /** The item's title, for the accessible name. */
  title: string
  variant?: 'floating' | 'outline'
  className?: string
}

/** The heart button that adds or removes a favourite. */
export function FavouriteButton({ itemId, title, variant = 'floating', className }: Props) {
  const isFavourite = useSelector((state: FavouritesState) => selectIsFavourite(state, itemId))
  const dispatch = useDispatch()
  const { toast } = useToast()

  const toggle = () => {
    const action = isFavourite ? 'removed' : 'added'
    dispatch(favouriteToggled({ id: itemId, action }))
    if (action === 'added') keepForOffline(`/api/items/${itemId}`)
    toast({ title: favourites[action], variant: isFavourite ? 'info' : 'default' })
  }

  return (
    <IconButton
      label={isFavourite ? favourites.remove({ title }) : favourites.add({ title })}
      icon={<Heart aria-hidden className={classes(isFavourite && 'fill-danger text-danger')} />}
      variant={variant}
      className={className}
      onClick={toggle}
    />
  )
}
