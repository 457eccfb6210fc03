import type { Item } from '@saajha/contract/item'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ITEMS_KEY } from '@/lib/queries/query_keys'

/** The query of the items with these ids, at most `LIMITS.itemIds`; its data lack those that are not listed. */
export function favouriteItemsQuery(ids: readonly string[]) {
  return queryOptions<Item[]>({ queryKey: [...ITEMS_KEY, { ids: ids.join() }] })
}

/**
 * The listed items with these ids, in their order; at most `LIMITS.itemIds`. The others stay favourites, since a hidden
 * listing can be listed again.
 */
export function useFavouriteItems(ids: readonly string[]) {
  const query = useQuery(favouriteItemsQuery(ids))
  const { data } = query
  const items = data && ids.flatMap((id) => data.find((item) => item.id === id) ?? [])
  return { ...query, items }
}
