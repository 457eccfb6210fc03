import type { Item } from '@saajha/contract/item'

/** Cards above the fold on the widest screens. */
const ABOVE_THE_FOLD = 12

/** The URLs of the photos on the first cards of each list; null is a list that was not read. */
export function cardPhotos(...lists: (Item[] | null)[]): string[] {
  const first = lists.flatMap((items) => items?.slice(0, ABOVE_THE_FOLD) ?? [])
  return first.flatMap(({ imageUrls }) => imageUrls.slice(0, 1))
}
