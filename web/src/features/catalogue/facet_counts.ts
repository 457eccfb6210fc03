import type { FacetChoice, ItemFacets } from '@saajha/contract/item'
import { formatCount } from '@/lib/text/format'
import { filters as messages } from '@/messages/filters'

/** Formats a facet count: '12', or '300+' if capped; null while unknown. */
export function formatFacetCount(facets: ItemFacets | undefined, count: number | undefined) {
  if (!facets || count === undefined) return null
  const counted = formatCount(count)
  return facets.isCapped ? messages.atLeast({ count: counted }) : counted
}

/** The count of a facet value; 0 for a value without items. */
export function countOf(choices: readonly FacetChoice[] | undefined, value: string) {
  return choices && (choices.find((choice) => choice.value === value)?.count ?? 0)
}
