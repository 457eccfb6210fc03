import { normalize } from '@saajha/contract/normalize'
import type { Term, ParsedQuery } from '#modules/catalogue/search/parse_query'
import { keyOf } from '#modules/catalogue/search/vocabulary'
import { condition, type Condition } from '#shared/database/condition'

/** Words shorter than this stand for themselves alone, not for the beginning of another. */
export const MIN_PREFIX_LENGTH = 3

/** So many of what was added to a thing bring listings forward. */
const MAX_ADDITIONS = 4

/**
 * What a search finds, best first. A listing belongs to the first section whose condition it meets; the next ones hold
 * what is further from the words: synonyms, the description, beginnings of words, the place as a mere word.
 * `placeIs` narrows to the places that were named, or is null where no listing stands in any of them.
 */
export function* relevanceTiers(
  query: ParsedQuery,
  placeIs: Condition | null,
  categories: string[]
): Generator<Condition[]> {
  const said = new Set<string>()
  for (const tier of pricedTiers(query, placeIs, categories)) {
    const text = JSON.stringify(tier)
    if (!said.has(text)) yield tier
    said.add(text)
  }
}

/** Of what is the thing, and then of what merely mentions it, that which costs no more than was said comes first. */
function* pricedTiers(
  query: ParsedQuery,
  placeIs: Condition | null,
  categories: string[]
): Generator<Condition[]> {
  for (const tiers of [titleTiers, textTiers]) {
    if (query.atMost !== null) {
      const isCheap = condition('i.price <= ?', [query.atMost], 'walked')
      yield* tiers(query, placeIs, categories).map((tier) => [...tier, isCheap])
    }
    yield* tiers(query, placeIs, categories)
  }
}

/** Some say the same as one before. Each is written down when it is asked for: most searches need the first alone. */
function* titleTiers(
  query: ParsedQuery,
  placeIs: Condition | null,
  categories: string[]
): Generator<Condition[]> {
  const terms = termsOf(query, placeIs)
  const here = placeIs ? [placeIs] : []
  const withCategory = categories.length > 0 ? [isOn(categories)] : []
  if (terms.length === 0) return yield here

  if (query.modifiers.length === 0)
    yield [titleMatch(terms.map(exactQuery)), ...withCategory, ...here]
  const named = titleMatch(terms.map(synonymQuery))
  if (query.modifiers.length > 0) {
    const isWholeCategory = isAllOf(categories, query.head)
    const modifiers = query.modifiers.slice(0, MAX_ADDITIONS)
    const asSaid = anyOf([modifiers.map(exactQuery).join(' & ')])
    const isAnyOfThem = modifiers.every(({ synonyms }) =>
      terms.some((term) => saysAll(term, synonyms))
    )
    for (const better of [asSaid, ...manyOf(modifiers.map(synonymQuery), isAnyOfThem ? 2 : 1)]) {
      for (const category of [withCategory, []])
        yield [named, textMatch([better]), ...category, ...here]
      if (isWholeCategory) yield [titleMatch([better]), ...withCategory, ...here]
    }
  }
  for (const category of [withCategory, []]) {
    yield [titleMatch(terms.map(exactQuery)), ...category, ...here]
    yield [named, ...category, ...here]
  }
  const mentioned = textMatch(terms.map(synonymQuery))
  if (query.head && terms.length > 1) {
    const headNamed = titleMatch([synonymQuery(query.head)])
    for (const category of [withCategory, []]) yield [headNamed, mentioned, ...category, ...here]
  }
  if (categories.length > 0) yield [mentioned, ...withCategory, ...here]
}

function* textTiers(query: ParsedQuery, placeIs: Condition | null): Generator<Condition[]> {
  const terms = termsOf(query, placeIs)
  const here = placeIs ? [placeIs] : []
  if (terms.length > 0) {
    yield [textMatch(terms.map(synonymQuery)), ...here]
    yield [titleMatch(terms.map(prefixQuery)), ...here]
    yield [textMatch(terms.map(prefixQuery)), ...here]
  }
  yield [textMatch([...query.terms, ...query.places].map(prefixQuery))]
}

/** A place where nothing stands is a word like any other. */
function termsOf({ terms, places }: ParsedQuery, placeIs: Condition | null): Term[] {
  return placeIs ? terms : [...terms, ...places]
}

/** Whatever stands on the category is the thing: among cycles "16 inch for kids" is one. */
export function isAllOf(categories: string[], head: Term | null): boolean {
  const [category, ...others] = categories
  if (!category || others.length > 0) return false
  const name = normalize(category)
  return head?.synonyms.some((words) => keyOf(words) === name) ?? false
}

function saysAll(term: Term, synonyms: string[][]): boolean {
  return synonyms.every((words) => term.synonyms.includes(words))
}

/** All of some words, then all but one of them, and so on to any `least`. */
function manyOf(words: string[], least: number): string[] {
  const counts = words.map((_, without) => words.length - without)
  return counts.filter((count) => count >= least).map((count) => anyOf(choices(words, count)))
}

/** Every choice of so many of some words. */
function choices(words: string[], count: number): string[] {
  if (count === 0) return ['']
  return words.flatMap((word, at) =>
    choices(words.slice(at + 1), count - 1).map((more) => (more ? `${word} & ${more}` : word))
  )
}

function isOn(categories: string[]): Condition {
  // One category is asked for as such: then its newest come straight from an index.
  return categories.length === 1
    ? condition('i.category_id = ?', categories, 'indexed')
    : condition('i.category_id = any(?)', [categories])
}

/** All that a search finds, in no order. */
export function searchCondition(query: ParsedQuery): Condition {
  return textMatch([...query.terms, ...query.places].map(prefixQuery))
}

/** Titles that a search may be the beginning of; the first letters of a further word narrow nothing yet. */
export function titlePrefix({ terms }: ParsedQuery): Condition {
  const isBegun = ({ kind, typed }: Term) =>
    kind === 'unknown' && typed[0]!.length < MIN_PREFIX_LENGTH
  const said = terms.filter((term, at) => at === 0 || !isBegun(term))
  return titleMatch(said.map(prefixQuery))
}

/** The words as they stand in a title, all of them. */
function titleMatch(words: string[]): Condition {
  return condition(`i.title_words @@ ?::tsquery`, [words.join(' & ')], 'walked')
}

function textMatch(words: string[]): Condition {
  return condition(`i.search_words @@ ?::tsquery`, [words.join(' & ')], 'walked')
}

/** The typed words, apart or written together. */
function exactQuery({ typed }: Term): string {
  const apart = typed.map(quoted).join(' & ')
  return typed.length > 1 ? `((${apart}) | ${quoted(typed.join(''))})` : apart
}

/** What most sections of a search say again. */
const saidBefore = new WeakMap<Term, string>()

function synonymQuery(term: Term): string {
  const said = saidBefore.get(term)
  if (said) return said
  const alone = new Set([term.typed, ...term.synonyms].filter((words) => words.length === 1).flat())
  // Whoever looks for "driver" need not look for "bus driver".
  const apart = term.synonyms.filter(
    (words) => words.length === 1 || !words.some((word) => alone.has(word))
  )
  const together = term.synonyms
    .filter((words) => words.length > 1)
    .map((words) => [words.join('')])
  const synonyms = [...apart, ...together].map((words) => words.map(quoted).join(' <-> '))
  const any = anyOf([exactQuery(term), ...synonyms])
  saidBefore.set(term, any)
  return any
}

function prefixQuery(term: Term): string {
  const begun = term.typed.map((word) =>
    word.length < MIN_PREFIX_LENGTH ? quoted(word) : `${quoted(word)}:*`
  )
  return anyOf([synonymQuery(term), begun.join(' & ')])
}

const quoted = (word: string) => `'${word}'`

function anyOf(queries: string[]): string {
  return `(${[...new Set(queries)].map((query) => `(${query})`).join(' | ')})`
}
