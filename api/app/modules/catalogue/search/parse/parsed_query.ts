import type { Thing } from '#modules/catalogue/search/vocabulary'

/**
 * A word of a search, or several that form one name; `at` is the index of its first word. `synonyms` and `hypernyms` are
 * lists of normalized words.
 */
export type Term = {
  typed: string[]
  at: number
  synonyms: string[][]
  hypernyms: string[][]
  kind: 'thing' | 'location' | 'modifier' | 'unknown'
  categories: string[]
}

/**
 * A parsed search: listings have to match all `terms`, of which `head` is the thing itself; `modifiers` and the price limit
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

/** The term of a name without hypernyms and categories. */
export function termOf(typed: string[], kind: Term['kind'], synonyms: string[][]): Term {
  return { typed, at: 0, kind, synonyms, hypernyms: [], categories: [] }
}

/** A term with the synonyms, hypernyms and categories of all these things. */
export function thingTerm(typed: string[], things: Thing[]): Term {
  const synonyms = things.flatMap((thing) => thing.synonyms)
  return {
    ...termOf(typed, 'thing', synonyms),
    hypernyms: things.flatMap(({ hypernyms }) => hypernyms ?? []),
    categories: [...new Set(things.map(({ category }) => category))],
  }
}
