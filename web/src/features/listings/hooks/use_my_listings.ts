import type { Item } from '@saajha/contract/item'
import { usePages } from '@/lib/use_pages'

/** The most that one page of the list holds. */
const LIMIT = 100

/** A member's own listings, newest first, read again on every visit; `showMore` reads on. */
export function useMyListings(ownerId: string) {
  const address = `/api/items?${new URLSearchParams({ ownerId, limit: String(LIMIT) })}`
  // Under the address of all items, so that what invalidates those reads this again too.
  return usePages<Item>(['/api/items', 'pages', address], address, { isAlwaysFresh: true })
}
