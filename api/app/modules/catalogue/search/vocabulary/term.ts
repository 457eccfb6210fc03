import type { Thing } from '#modules/catalogue/search/vocabulary/vocabulary'

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
