import { normalizedWords, searchedWords } from '@saajha/contract/normalize'
import { CITY_SYNONYMS } from '#modules/catalogue/search/city_synonyms'
import { extractPriceLimit } from '#modules/catalogue/search/parse/parse_price_limit'
import { MODIFIER_SYNONYMS, keyOf, THINGS, type Thing } from '#modules/catalogue/search/vocabulary'
import { STOP_WORDS } from '#modules/catalogue/search/words/stop_words'

const MAX_NAME_WORDS = 5
const MIN_PART_LENGTH = 4

/** Each word costs lookups: words after the twelfth are ignored. Stop words do not count. */
const MAX_WORDS = 12

const STOP_WORD_SET = new Set(STOP_WORDS.split(',').flatMap(normalizedWords))
const LOCATION_PREPOSITIONS = new Set(['in', 'at', 'near'].flatMap(normalizedWords))
const LOCATION_POSTPOSITIONS = new Set(
  ['mein', 'me', 'mai', 'main', 'mei', 'में', 'मे'].flatMap(normalizedWords)
)
const FOR = new Set(['for', 'फॉर'].flatMap(normalizedWords))
const TO = new Set(normalizedWords('to'))
const LIYE = new Set(['liye', 'lie', 'लिए', 'लिये'].flatMap(normalizedWords))

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

/** Parses free text into things in any language, locations by any of their names, and modifiers; drops stop words. */
export function parseQuery(q: string): ParsedQuery {
  const { rest, atMost } = extractPriceLimit(q)
  const words = firstWords(searchedWords(rest))
  const found: Term[] = []
  for (let at = 0; at < words.length;) {
    const term = termAt(words, at)
    if (term) found.push(term)
    at += term?.typed.length ?? 1
  }
  const { head, purposes } = headAndPurposes(words, found)
  const isThing = ({ kind }: Term) => kind === 'thing' || kind === 'unknown'
  const terms = found.map((term) => (term === head ? term : asModifier(term)))
  const things = terms.filter((term) => isThing(term) && !purposes.has(term))
  const locations = terms.filter(({ kind }) => kind === 'location')
  const modifiers = terms.filter(
    (term) => term.kind === 'modifier' || (purposes.has(term) && !locations.includes(term))
  )
  return {
    terms: things.length > 0 ? things : modifiers,
    modifiers: things.length > 0 ? modifiers : [],
    locations,
    destinations: locations.filter((location) => purposes.has(location)),
    head,
    atMost,
  }
}

/** The words up to the twelfth that is no stop word. */
function firstWords(words: string[]): string[] {
  let left = MAX_WORDS
  const end = words.findIndex((word) => !STOP_WORD_SET.has(word) && left-- === 0)
  return end < 0 ? words : words.slice(0, end)
}

/** A thing becomes a modifier beside another thing when it can be both: an "office picnic bus" is a bus. */
function asModifier(term: Term): Term {
  const synonyms = term.kind === 'thing' ? MODIFIER_SYNONYMS.get(keyOf(term.typed)) : undefined
  return synonyms ? { ...term, kind: 'modifier', synonyms, hypernyms: [], categories: [] } : term
}

/** The term of the longest name that begins at a word, or null for a stop word. */
function termAt(words: string[], at: number): Term | null {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length)
    if (length === 1 && STOP_WORD_SET.has(typed[0]!)) return null
    const term = namedTerm(typed, isLocationMeant(words, at, at + length))
    if (term) return { ...term, at }
  }
  return { ...termOf([words[at]!], 'unknown', [[words[at]!]]), at }
}

function namedTerm(typed: string[], isLocation: boolean): Term | null {
  const key = keyOf(typed)
  const location = CITY_SYNONYMS.get(key)
  if (location && isLocation) return termOf(typed, 'location', location)
  const things = THINGS.get(key)
  if (things) return thingTerm(typed, things)
  const modifier = MODIFIER_SYNONYMS.get(key)
  if (modifier) return termOf(typed, 'modifier', modifier)
  return location ? termOf(typed, 'location', location) : null
}

/** A term with the synonyms, hypernyms and categories of all these things. */
export function thingTerm(typed: string[], things: Thing[]): Term {
  return {
    ...termOf(
      typed,
      'thing',
      things.flatMap(({ synonyms }) => synonyms)
    ),
    hypernyms: things.flatMap(({ hypernyms }) => hypernyms ?? []),
    categories: [...new Set(things.map(({ category }) => category))],
  }
}

/** The term whose name is the beginning or the end of an unknown word ("bajajauto" is an auto), or none. */
export function thingsInCompound({ kind, typed }: Term): Term[] {
  const [word = ''] = typed
  if (kind !== 'unknown') return []
  for (let length = word.length - 1; length >= MIN_PART_LENGTH; length--) {
    for (const part of [word.slice(-length), word.slice(0, length)]) {
      const things = THINGS.get(part)
      if (things) return [thingTerm([part], things)]
    }
  }
  return []
}

function termOf(typed: string[], kind: Term['kind'], synonyms: string[][]): Term {
  return { typed, at: 0, kind, synonyms, hypernyms: [], categories: [] }
}

/** "in Mandi" and "Mandi mein" name the location; "mandi" alone is ambiguous. */
function isLocationMeant(words: string[], from: number, to: number): boolean {
  return (
    LOCATION_PREPOSITIONS.has(words[from - 1] ?? '') || LOCATION_POSTPOSITIONS.has(words[to] ?? '')
  )
}

/**
 * The head and the purposes of a search: in "helmet for bike" and "bike ke liye helmet" the head is the helmet and the bike
 * its purpose; in "car to learn driving" the head is the car, in "car charger" the charger.
 */
function headAndPurposes(words: string[], found: Term[]) {
  const things = found.filter(({ kind }) => kind === 'thing')
  // "to" means "then" in Hinglish; only directly after a thing it begins a purpose.
  const isForThing = (at: number) => things.some((thing) => thing.at + thing.typed.length === at)
  const forAt = words.findIndex((word, at) => FOR.has(word) || (TO.has(word) && isForThing(at)))
  const liyeAt = words.findIndex((word) => LIYE.has(word))
  const isPurpose = ({ at }: Term) => (forAt >= 0 ? at > forAt : liyeAt >= 0 && at < liyeAt)
  // Without a known thing, an unknown word may be a misspelt one.
  const unknown = found.filter(({ kind }) => kind === 'unknown')
  const isNoPurpose = (each: Term) => !isPurpose(each)
  const isNoModifier = ({ typed }: Term) => !MODIFIER_SYNONYMS.has(keyOf(typed))
  const head =
    things.findLast((each) => isNoPurpose(each) && isNoModifier(each)) ??
    things.findLast(isNoPurpose) ??
    unknown.findLast(isNoPurpose) ??
    things.at(-1)
  const purposes = head && isNoPurpose(head) ? found.filter(isPurpose) : []
  return {
    head: head?.kind === 'thing' ? head : null,
    purposes: new Set(purposes),
  }
}
