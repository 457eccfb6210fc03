import type { PriceUnit } from '@saajha/contract/item'
import type { Term } from '#modules/catalogue/search/vocabulary/term'

/**
 * A parsed search: listings have to match all `terms` and to cost at most the `priceLimit`; the term `head` is the thing itself;
 * `modifiers` only raise the rank. `destinations` are the locations that may be the purpose: "bike for a Ladakh trip".
 */
export type ParsedQuery = {
  terms: Term[]
  modifiers: Term[]
  locations: Term[]
  destinations: Term[]
  head: Term | null
  priceLimit: PriceLimit | null
}

/** The highest price in rupees for a unit. With the unit null, the unit of a listing does not matter. */
export type PriceLimit = { rupees: number; unit: PriceUnit | null }

/** Whether a query names anything; a text of stop words does not. */
export function hasTerms({ terms, locations }: ParsedQuery): boolean {
  return terms.length + locations.length > 0
}
