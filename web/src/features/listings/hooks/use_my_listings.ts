import type { Item } from '@saajha/contract/item'
import { usePages } from '@/lib/queries/use_pages'

/** Maximum page size of the list. */
const LIMIT = 100

/** A member's own listings, newest first, refetched on every visit; `showMore` fetches the next page. */
export function useMyListings(ownerId: string) {
  const url = `/api/items?${new URLSearchParams({ ownerId, limit: String(LIMIT) })}`
  // Under the query key of all items, so that invalidating those invalidates this list too.
  return usePages<Item>(['/api/items', 'pages', url], url, { isAlwaysFresh: true })
}
