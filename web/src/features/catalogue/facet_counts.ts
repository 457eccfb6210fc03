import type { FacetChoice, ItemFacets } from '@saajha/contract/item'
import { formatCount } from '@/lib/format'
import { filters as words } from '@/messages/filters'

/** How many items a choice would show, in words: '12', or '300+' where no more were counted; null while unknown. */
export function countWords(facets: ItemFacets | undefined, count: number | undefined) {
  if (!facets || count === undefined) return null
  const counted = formatCount(count)
  return facets.isCapped ? words.atLeast({ count: counted }) : counted
}

/** What one value of a facet counts; a value that was not met counts nothing. */
export function countOf(choices: readonly FacetChoice[] | undefined, value: string) {
  return choices && (choices.find((choice) => choice.value === value)?.count ?? 0)
}
