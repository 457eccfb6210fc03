import { Heart } from 'lucide-react'
import { IconButton } from '@/components/icon_button'
import { toast } from '@/components/toast_queue'
import { classes } from '@/lib/classes'
import { toggleFavourite, useIsFavourite } from '@/lib/favourites'
import { keepForOffline } from '@/lib/service_worker'
import { favourites } from '@/messages/favourites'

type Props = { itemId: string; variant?: 'floating' | 'outline'; className?: string }

/** The heart button that adds or removes a favourite. */
export function FavouriteButton({ itemId, variant = 'floating', className }: Props) {
  const isFavourite = useIsFavourite(itemId)

  const toggle = () => {
    const action = toggleFavourite(itemId)
    if (action === 'added') keepForOffline(`/api/items/${itemId}`)
    toast({ title: favourites[action] })
  }

  return (
    <IconButton
      label={isFavourite ? favourites.remove : favourites.add}
      icon={<Heart aria-hidden className={classes(isFavourite && 'fill-danger text-danger')} />}
      variant={variant}
      className={className}
      onClick={toggle}
    />
  )
}
