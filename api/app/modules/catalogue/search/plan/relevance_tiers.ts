import { normalize } from '@saajha/contract/normalize'
import type { Predicate } from '#modules/catalogue/lists/predicate'
import type { ParsedQuery } from '#modules/catalogue/search/parse/parsed_query'
import {
  anyOf,
  exactQuery,
  prefixQuery,
  synonymQuery,
} from '#modules/catalogue/search/plan/term_queries'
import { inCategories, textMatch, titleMatch } from '#modules/catalogue/search/plan/text_predicates'
import { keyOf } from '#modules/catalogue/search/vocabulary/vocabulary'
import type { Term } from '#modules/catalogue/search/vocabulary/term'

/** Modifiers that affect the rank; each further one doubles the combinations. */
const MAX_MODIFIERS = 4

/**
 * The relevance tiers of a search, best first, as predicates that all have to hold. A listing belongs to the first tier it
 * matches; later tiers match synonyms, the description, prefixes, and the location as plain text. `inLocation` restricts
 * listings to the named locations; null when no listing is in any of them.
 */
export function* relevanceTiers(
  query: ParsedQuery,
  inLocation: Predicate | null,
  categories: string[]
): Generator<Predicate[]> {
  const seen = new Set<string>()
  for (const tiers of [titleTiers, textTiers]) {
    for (const tier of tiers(query, inLocation, categories)) {
      const text = JSON.stringify(tier.map(({ sql }) => sql))
      if (!seen.has(text)) yield tier
      seen.add(text)
    }
  }
}

/** Tiers may repeat an earlier one. They are generated lazily because most searches need only the first. */
function* titleTiers(
  query: ParsedQuery,
  inLocation: Predicate | null,
  categories: string[]
): Generator<Predicate[]> {
  const terms = termsOf(query, inLocation)
  const location = inLocation ? [inLocation] : []
  const withCategory = categories.length > 0 ? [inCategories(categories)] : []
  if (terms.length === 0) {
    yield location
    return
  }

  if (query.modifiers.length === 0)
    yield [titleMatch(terms.map(exactQuery)), ...withCategory, ...location]
  const inTitle = titleMatch(terms.map(synonymQuery))
  if (query.modifiers.length > 0) {
    const isWholeCategory = headNamesCategory(categories, query.head)
    const modifiers = query.modifiers.slice(0, MAX_MODIFIERS)
    const asTyped = anyOf([modifiers.map(exactQuery).join(' & ')])
    const coversModifiers = modifiers.every(({ synonyms }) =>
      terms.some((term) => hasSynonyms(term, synonyms))
    )
    for (const better of [
      asTyped,
      ...decreasingSubsets(modifiers.map(synonymQuery), coversModifiers ? 2 : 1),
    ]) {
      for (const category of [withCategory, []])
        yield [inTitle, textMatch([better]), ...category, ...location]
      if (isWholeCategory) yield [titleMatch([better]), ...withCategory, ...location]
    }
  }
  for (const category of [withCategory, []]) {
    yield [titleMatch(terms.map(exactQuery)), ...category, ...location]
    yield [inTitle, ...category, ...location]
  }
  const inText = textMatch(terms.map(synonymQuery))
  if (query.head && terms.length > 1) {
    const headInTitle = titleMatch([synonymQuery(query.head)])
    for (const category of [withCategory, []]) yield [headInTitle, inText, ...category, ...location]
  }
  if (categories.length > 0) yield [inText, ...withCategory, ...location]
}

function* textTiers(query: ParsedQuery, inLocation: Predicate | null): Generator<Predicate[]> {
  const terms = termsOf(query, inLocation)
  const location = inLocation ? [inLocation] : []
  if (terms.length > 0) {
    yield [textMatch(terms.map(synonymQuery)), ...location]
    yield [titleMatch(terms.map(prefixQuery)), ...location]
    yield [textMatch(terms.map(prefixQuery)), ...location]
  }
  yield [textMatch([...query.terms, ...query.locations].map(prefixQuery))]
}

/** A location without listings is matched as text. */
function termsOf({ terms, locations }: ParsedQuery, inLocation: Predicate | null): Term[] {
  return inLocation ? terms : [...terms, ...locations]
}

/** Whether the head names the whole category, so that every listing in it matches: "16 inch for kids" among cycles. */
export function headNamesCategory(categories: string[], head: Term | null): boolean {
  const [category, ...others] = categories
  if (!category || others.length > 0) return false
  const name = normalize(category)
  return head?.synonyms.some((words) => keyOf(words) === name) ?? false
}

function hasSynonyms(term: Term, synonyms: string[][]): boolean {
  return synonyms.every((words) => term.synonyms.includes(words))
}

/** Queries for all of the words, then for all but one of them, down to any `least`. */
function decreasingSubsets(words: string[], least: number): string[] {
  const counts = words.map((_, without) => words.length - without)
  return counts.filter((count) => count >= least).map((count) => anyOf(combinations(words, count)))
}

/** Every combination of `count` words. */
function combinations(words: string[], count: number): string[] {
  if (count === 0) return ['']
  return words.flatMap((word, at) =>
    combinations(words.slice(at + 1), count - 1).map((more) => (more ? `${word} & ${more}` : word))
  )
}
