import fragment from 'sql-template-tag'
import { normalize } from '@saajha/contract/normalize'
import type { Term, ParsedQuery } from '#modules/catalogue/old/parse_query'
import { keyOf } from '#modules/catalogue/search/vocabulary'
import { condition, type Condition } from '#modules/catalogue/old/condition'

/** Shorter words match exactly, never as a prefix. */
export const MIN_PREFIX_LENGTH = 3

/** Modifiers that affect the rank; each further one doubles the combinations. */
const MAX_MODIFIERS = 4

/**
 * The relevance tiers of a search, best first, as conditions that all have to hold. A listing belongs to the first tier it
 * matches; later tiers match synonyms, the description, prefixes, and the location as plain text. `inLocation` restricts
 * listings to the named locations; null when no listing is in any of them.
 */
export function* relevanceTiers(
  query: ParsedQuery,
  inLocation: Condition | null,
  categories: string[]
): Generator<Condition[]> {
  const seen = new Set<string>()
  for (const tier of pricedTiers(query, inLocation, categories)) {
    const text = JSON.stringify(tier)
    if (!seen.has(text)) yield tier
    seen.add(text)
  }
}

/** Title tiers before text tiers; within each, listings up to the price limit first. */
function* pricedTiers(
  query: ParsedQuery,
  inLocation: Condition | null,
  categories: string[]
): Generator<Condition[]> {
  for (const tiers of [titleTiers, textTiers]) {
    if (query.atMost !== null) {
      const isWithinLimit = condition(fragment`i.price <= ${query.atMost}`, 'scanned')
      yield* tiers(query, inLocation, categories).map((tier) => [...tier, isWithinLimit])
    }
    yield* tiers(query, inLocation, categories)
  }
}

/** Tiers may repeat an earlier one. They are generated lazily because most searches need only the first. */
function* titleTiers(
  query: ParsedQuery,
  inLocation: Condition | null,
  categories: string[]
): Generator<Condition[]> {
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

function* textTiers(query: ParsedQuery, inLocation: Condition | null): Generator<Condition[]> {
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
function termsOf({ terms, locations }: ParsedQuery, inLocation: Condition | null): Term[] {
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

function inCategories(categories: string[]): Condition {
  // An equality lets an index return the newest listings of a category in order.
  return categories.length === 1
    ? condition(fragment`i.category_id = ${categories[0]}`, 'indexed')
    : condition(fragment`i.category_id = any(${categories})`)
}

/** The condition that every match of a search meets, whatever its tier. */
export function searchCondition(query: ParsedQuery): Condition {
  return textMatch([...query.terms, ...query.locations].map(prefixQuery))
}

/** The condition that all terms or synonyms of them are in the title. */
export function titleCondition({ terms }: ParsedQuery): Condition {
  return titleMatch(terms.map(synonymQuery))
}

/** Matches titles that continue the typed text; the first letters of a further word are ignored until it is a prefix. */
export function titlePrefix({ terms }: ParsedQuery): Condition {
  const isIncomplete = ({ kind, typed }: Term) =>
    kind === 'unknown' && typed[0]!.length < MIN_PREFIX_LENGTH
  const complete = terms.filter((term, at) => at === 0 || !isIncomplete(term))
  return titleMatch(complete.map(typedPrefixQuery))
}

/** All of these queries match the title. */
function titleMatch(queries: string[]): Condition {
  return condition(fragment`i.title_words @@ ${queries.join(' & ')}::tsquery`, 'scanned')
}

function textMatch(queries: string[]): Condition {
  return condition(fragment`i.search_words @@ ${queries.join(' & ')}::tsquery`, 'scanned')
}

/** The typed words, separate or joined. */
function exactQuery({ typed }: Term): string {
  const separate = typed.map(quoted).join(' & ')
  return typed.length > 1 ? `((${separate}) | ${quoted(typed.join(''))})` : separate
}

/** Most tiers of a search reuse the query of a term. */
const synonymQueries = new WeakMap<Term, string>()

function synonymQuery(term: Term): string {
  const cached = synonymQueries.get(term)
  if (cached) return cached
  const singleWords = new Set(
    [term.typed, ...term.synonyms].filter((words) => words.length === 1).flat()
  )
  // "driver" already matches "bus driver".
  const phrases = term.synonyms.filter(
    (words) => words.length === 1 || !words.some((word) => singleWords.has(word))
  )
  const joined = term.synonyms.filter((words) => words.length > 1).map((words) => [words.join('')])
  const synonyms = [...phrases, ...joined].map((words) => words.map(quoted).join(' <-> '))
  const any = anyOf([exactQuery(term), ...synonyms])
  synonymQueries.set(term, any)
  return any
}

/** Known things match as whole words: as a prefix "car", normalized to "kar", would match everything in Karnataka. */
function prefixQuery(term: Term): string {
  return term.kind === 'thing' ? synonymQuery(term) : typedPrefixQuery(term)
}

function typedPrefixQuery(term: Term): string {
  const prefixes = term.typed.map((word) =>
    word.length < MIN_PREFIX_LENGTH ? quoted(word) : `${quoted(word)}:*`
  )
  return anyOf([synonymQuery(term), prefixes.join(' & ')])
}

const quoted = (word: string) => `'${word}'`

function anyOf(queries: string[]): string {
  return `(${[...new Set(queries)].map((query) => `(${query})`).join(' | ')})`
}
