import type { Item } from '@saajha/contract/item'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { favouritesRemoved } from '@/lib/preferences/favourites'
import { ITEMS_KEY } from '@/lib/queries/query_keys'

/**
 * The listed items with these ids, in their order; at most `LIMITS.itemIds`. Favourites that are no longer listed are removed
 * from the stored ones.
 */
export function useFavouriteItems(ids: readonly string[]) {
  const dispatch = useDispatch()
  const query = useQuery<Item[]>({ queryKey: [...ITEMS_KEY, { ids: ids.join() }] })
  const { data } = query

  useEffect(() => {
    if (!data) return
    const unlisted = ids.filter((id) => !data.some((item) => item.id === id))
    if (unlisted.length > 0) dispatch(favouritesRemoved(unlisted))
  }, [data, ids, dispatch])

  const items = data && ids.flatMap((id) => data.find((item) => item.id === id) ?? [])
  return { ...query, items }
}
