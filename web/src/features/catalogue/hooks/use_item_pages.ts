import type { Item } from '@saajha/contract/item'
import { firstPart } from '@saajha/contract/first_reads'
import { usePages } from '@/lib/use_pages'

/**
 * A list of items that may be longer than one reply; `showMore` reads on. Give its address: of another one the list
 * before stays in sight, `isOutdated`, until the new one is here.
 */
export function useItemPages(address: string) {
  const { entries: items, ...list } = usePages<Item>(firstPart(address).key, address, {
    keepsShown: true,
  })
  return { items, ...list }
}
