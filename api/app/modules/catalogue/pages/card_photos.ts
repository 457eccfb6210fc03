import type { Item } from '@saajha/contract/item'

/** About what the widest screens show of a list at once. */
const IN_SIGHT = 12

/** The photos on the first cards of lists, as far as these were read. */
export function cardPhotos(...lists: (Item[] | null)[]): string[] {
  const first = lists.flatMap((items) => items?.slice(0, IN_SIGHT) ?? [])
  return first.flatMap(({ imageUrls }) => imageUrls.slice(0, 1))
}
