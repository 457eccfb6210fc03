import { fold } from '@saajha/contract/fold'
import type { Term, Wish } from '#modules/catalogue/search/understand_query'
import { keyOf } from '#modules/catalogue/search/vocabulary'
import { condition, type Condition } from '#shared/database/condition'

/** Words shorter than this stand for themselves alone, not for the beginning of another. */
export const SHORTEST_BEGINNING = 3

/** So many of what was added to a thing bring listings forward. */
const MOST_ADDITIONS = 4

/**
 * What a search finds, best first. A listing belongs to the first section whose condition it meets; the next ones hold
 * what is further from the words: synonyms, the description, beginnings of words, the place as a mere word.
 * `placeIs` narrows to the places that were named, or is null where no listing stands in any of them.
 */
export function* searchSections(
  wish: Wish,
  placeIs: Condition | null,
  shelves: string[]
): Generator<Condition[]> {
  const said = new Set<string>()
  for (const section of pricedSections(wish, placeIs, shelves)) {
    const text = JSON.stringify(section)
    if (!said.has(text)) yield section
    said.add(text)
  }
}

/** Of what is the thing, and then of what merely mentions it, that which costs no more than was said comes first. */
function* pricedSections(
  wish: Wish,
  placeIs: Condition | null,
  shelves: string[]
): Generator<Condition[]> {
  for (const sections of [sectionsOfTheThing, sectionsThatMentionIt]) {
    if (wish.atMost !== null) {
      const isCheap = condition('i.price <= ?', [wish.atMost], 'walked')
      yield* sections(wish, placeIs, shelves).map((section) => [...section, isCheap])
    }
    yield* sections(wish, placeIs, shelves)
  }
}

/** Some say the same as one before. Each is written down when it is asked for: most searches need the first alone. */
function* sectionsOfTheThing(
  wish: Wish,
  placeIs: Condition | null,
  shelves: string[]
): Generator<Condition[]> {
  const terms = termsOf(wish, placeIs)
  const here = placeIs ? [placeIs] : []
  const onShelf = shelves.length > 0 ? [isOn(shelves)] : []
  if (terms.length === 0) return yield here

  if (wish.additions.length === 0) yield [titled(terms.map(asTyped)), ...onShelf, ...here]
  const named = titled(terms.map(inAnyWay))
  if (wish.additions.length > 0) {
    const isWholeShelf = isAllOf(shelves, wish.head)
    const additions = wish.additions.slice(0, MOST_ADDITIONS)
    const asSaid = anyOf([additions.map(asTyped).join(' & ')])
    const isAnyOfThem = additions.every(({ ways }) => terms.some((term) => saysAll(term, ways)))
    for (const better of [asSaid, ...manyOf(additions.map(inAnyWay), isAnyOfThem ? 2 : 1)]) {
      for (const shelf of [onShelf, []]) yield [named, mentions([better]), ...shelf, ...here]
      if (isWholeShelf) yield [titled([better]), ...onShelf, ...here]
    }
  }
  for (const shelf of [onShelf, []]) {
    yield [titled(terms.map(asTyped)), ...shelf, ...here]
    yield [named, ...shelf, ...here]
  }
  const mentioned = mentions(terms.map(inAnyWay))
  if (wish.head && terms.length > 1) {
    const headNamed = titled([inAnyWay(wish.head)])
    for (const shelf of [onShelf, []]) yield [headNamed, mentioned, ...shelf, ...here]
  }
  if (shelves.length > 0) yield [mentioned, ...onShelf, ...here]
}

function* sectionsThatMentionIt(wish: Wish, placeIs: Condition | null): Generator<Condition[]> {
  const terms = termsOf(wish, placeIs)
  const here = placeIs ? [placeIs] : []
  if (terms.length > 0) {
    yield [mentions(terms.map(inAnyWay)), ...here]
    yield [titled(terms.map(beginning)), ...here]
    yield [mentions(terms.map(beginning)), ...here]
  }
  yield [mentions([...wish.terms, ...wish.places].map(beginning))]
}

/** A place where nothing stands is a word like any other. */
function termsOf({ terms, places }: Wish, placeIs: Condition | null): Term[] {
  return placeIs ? terms : [...terms, ...places]
}

/** Whatever stands on the shelf is the thing: among cycles "16 inch for kids" is one. */
export function isAllOf(shelves: string[], head: Term | null): boolean {
  const [shelf, ...others] = shelves
  if (!shelf || others.length > 0) return false
  const name = fold(shelf)
  return head?.ways.some((words) => keyOf(words) === name) ?? false
}

function saysAll(term: Term, ways: string[][]): boolean {
  return ways.every((words) => term.ways.includes(words))
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

function isOn(shelves: string[]): Condition {
  // One shelf is asked for as such: then its newest come straight from an index.
  return shelves.length === 1
    ? condition('i.category_id = ?', shelves, 'indexed')
    : condition('i.category_id = any(?)', [shelves])
}

/** All that a search finds, in no order. */
export function searchCondition(wish: Wish): Condition {
  return mentions([...wish.terms, ...wish.places].map(beginning))
}

/** Titles that a search may be the beginning of; the first letters of a further word narrow nothing yet. */
export function begunTitles({ terms }: Wish): Condition {
  const isBegun = ({ kind, typed }: Term) =>
    kind === 'unknown' && typed[0]!.length < SHORTEST_BEGINNING
  const said = terms.filter((term, at) => at === 0 || !isBegun(term))
  return titled(said.map(beginning))
}

/** The words as they stand in a title, all of them. */
function titled(words: string[]): Condition {
  return condition(`i.title_words @@ ?::tsquery`, [words.join(' & ')], 'walked')
}

function mentions(words: string[]): Condition {
  return condition(`i.search_words @@ ?::tsquery`, [words.join(' & ')], 'walked')
}

/** The typed words, apart or written together. */
function asTyped({ typed }: Term): string {
  const apart = typed.map(quoted).join(' & ')
  return typed.length > 1 ? `((${apart}) | ${quoted(typed.join(''))})` : apart
}

/** What most sections of a search say again. */
const saidBefore = new WeakMap<Term, string>()

function inAnyWay(term: Term): string {
  const said = saidBefore.get(term)
  if (said) return said
  const alone = new Set([term.typed, ...term.ways].filter((words) => words.length === 1).flat())
  // Whoever looks for "driver" need not look for "bus driver".
  const apart = term.ways.filter(
    (words) => words.length === 1 || !words.some((word) => alone.has(word))
  )
  const together = term.ways.filter((words) => words.length > 1).map((words) => [words.join('')])
  const ways = [...apart, ...together].map((words) => words.map(quoted).join(' <-> '))
  const any = anyOf([asTyped(term), ...ways])
  saidBefore.set(term, any)
  return any
}

function beginning(term: Term): string {
  const begun = term.typed.map((word) =>
    word.length < SHORTEST_BEGINNING ? quoted(word) : `${quoted(word)}:*`
  )
  return anyOf([inAnyWay(term), begun.join(' & ')])
}

const quoted = (word: string) => `'${word}'`

function anyOf(queries: string[]): string {
  return `(${[...new Set(queries)].map((query) => `(${query})`).join(' | ')})`
}
