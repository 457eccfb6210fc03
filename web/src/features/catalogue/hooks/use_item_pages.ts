import type { Item } from '@saajha/contract/item'
import { usePages } from '@/lib/use_pages'

/**
 * A list of items that may be longer than one reply; `showMore` reads on. Give its address: of another one the list
 * before stays in sight, `isOutdated`, until the new one is here.
 */
export function useItemPages(address: string) {
  // Under the address of all items, so that what invalidates those reads this again too.
  const { entries: items, ...list } = usePages<Item>(['/api/items', 'pages', address], address, {
    keepsShown: true,
  })
  return { items, ...list }
}
