import { ItemCards } from '@/features/catalogue/components/cards/item_cards'
import { FetchFailed } from '@/features/catalogue/components/results/fetch_failed'
import { useFavouriteItems } from '@/features/catalogue/hooks/use_favourite_items'

/** The cards of some favourites. */
export function FavouriteCards({ ids }: { ids: readonly string[] }) {
  const { items, error, refetch } = useFavouriteItems(ids)

  if (error) return <FetchFailed error={error} onRetry={() => void refetch()} />
  return <ItemCards items={items} expected={Math.min(ids.length, 8)} headingLevel={2} />
}
