import type { Item } from '@saajha/contract/item'
import { ownListingsUrl } from '@saajha/contract/member_urls'
import { usePages } from '@/lib/queries/use_pages'

/** A member's own listings, newest first, refetched on every visit; `showMore` fetches the next page. */
export function useMyListings(ownerId: string) {
  const url = ownListingsUrl(ownerId)
  // Under the query key of all items, so that invalidating those invalidates this list too.
  return usePages<Item>(['/api/items', 'pages', url], url, { isAlwaysFresh: true })
}
