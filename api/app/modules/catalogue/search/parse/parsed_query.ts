import type { Term } from '#modules/catalogue/search/vocabulary/term'

/**
 * A parsed search: listings have to match all `terms`; the term `head` is the thing itself; `modifiers` and the price limit
 * `atMost` (rupees) only raise the rank. `destinations` are the locations that may be the purpose: "bike for a Ladakh trip".
 */
export type ParsedQuery = {
  terms: Term[]
  modifiers: Term[]
  locations: Term[]
  destinations: Term[]
  head: Term | null
  atMost: number | null
}

/** Whether a query names anything; a text of stop words does not. */
export function hasTerms({ terms, locations }: ParsedQuery): boolean {
  return terms.length + locations.length > 0
}
