import { FAVOURITES_PATH } from '@saajha/contract/pages'
import { ItemCards } from '@/features/catalogue/components/cards/item_cards'
import { HomeSection } from '@/features/catalogue/components/home/home_section'
import { FetchFailed } from '@/features/catalogue/components/results/fetch_failed'
import { useFavouriteItems } from '@/features/catalogue/hooks/use_favourite_items'
import { favourites } from '@/messages/favourites'

/** The home page's section of these favourites; nothing if none of them is listed any more. */
export function FavouritesRow({ ids }: { ids: readonly string[] }) {
  const { items, error, refetch } = useFavouriteItems(ids)

  if (items?.length === 0) return null
  return (
    <HomeSection
      id="favourites"
      heading={favourites.heading}
      hint={favourites.hint}
      more={FAVOURITES_PATH}
    >
      {error ? (
        <FetchFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <ItemCards items={items} expected={ids.length} isRow />
      )}
    </HomeSection>
  )
}
