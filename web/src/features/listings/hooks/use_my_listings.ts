import type { Item } from '@saajha/contract/item'
import { useQuery } from '@tanstack/react-query'

/** The most that one page of the list holds. */
const LIMIT = 100

/** A member's own listings, newest first, read again on every visit. */
export function useMyListings(ownerId: string) {
  return useQuery<Item[]>({
    queryKey: ['/api/items', { ownerId, limit: LIMIT }],
    staleTime: 0,
    refetchOnMount: 'always',
  })
}
