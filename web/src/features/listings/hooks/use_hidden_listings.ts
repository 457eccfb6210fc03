import type { Item } from '@saajha/contract/item'
import { useQuery } from '@tanstack/react-query'
import { HIDDEN_ITEMS_KEY } from '@/lib/queries/query_keys'

/** A member's own hidden listings with the reason of each, refetched on every visit. */
export function useHiddenListings({ enabled = true } = {}) {
  return useQuery<Item[]>({
    queryKey: HIDDEN_ITEMS_KEY,
    enabled,
    staleTime: 0,
    refetchOnMount: 'always',
  })
}
