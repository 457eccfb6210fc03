import { normalizedWords, searchedWords } from '@saajha/contract/normalize'
import { CITY_SYNONYMS } from '#modules/catalogue/search/city_synonyms'
import { takePrice } from '#modules/catalogue/search/price_limit'
import { MODIFIER_SYNONYMS, keyOf, THINGS, type Thing } from '#modules/catalogue/search/vocabulary'
import { STOP_WORDS } from '#modules/catalogue/search/words/stop_words'

const LONGEST_NAME = 5
const SHORTEST_WITHIN = 4

/** Each word that says something costs look-ups: those behind the twelfth are ignored. */
const MAX_WORDS = 12

const SMALL = new Set(STOP_WORDS.split(',').flatMap(normalizedWords))
const BEFORE_A_PLACE = new Set(['in', 'at', 'near'].flatMap(normalizedWords))
const AFTER_A_PLACE = new Set(
  ['mein', 'me', 'mai', 'main', 'mei', 'में', 'मे'].flatMap(normalizedWords)
)
const FOR = new Set(['for', 'फॉर'].flatMap(normalizedWords))
const TO = new Set(normalizedWords('to'))
const LIYE = new Set(['liye', 'lie', 'लिए', 'लिये'].flatMap(normalizedWords))

/**
 * A word that somebody searched for, or a few that name one thing, and where in the search it stands; `synonyms` are all ways
 * to say it, as folded words, and `hypernyms` what it is a kind of.
 */
export type Term = {
  typed: string[]
  at: number
  synonyms: string[][]
  hypernyms: string[][]
  kind: 'thing' | 'place' | 'modifier' | 'unknown'
  categories: string[]
}

/**
 * What somebody looks for: all of `terms`, of which `head` is the thing itself, better with `modifiers`, and best for at most
 * so many rupees. Of the places, `destinations` may be where somebody takes the thing: "bike for a Ladakh trip".
 */
export type ParsedQuery = {
  terms: Term[]
  modifiers: Term[]
  places: Term[]
  destinations: Term[]
  head: Term | null
  atMost: number | null
}

/** Reads a search as people type it: things in any language, places by any name, and small words that say nothing. */
export function parseQuery(q: string): ParsedQuery {
  const { rest, atMost } = takePrice(q)
  const words = firstWords(searchedWords(rest))
  const found: Term[] = []
  for (let at = 0; at < words.length;) {
    const term = termAt(words, at)
    if (term) found.push(term)
    at += term?.typed.length ?? 1
  }
  const { head, purposes } = headAndPurposes(words, found)
  const isWanted = ({ kind }: Term) => kind === 'thing' || kind === 'unknown'
  const terms = found.map((term) => (term === head ? term : asAddition(term)))
  const wanted = terms.filter((term) => isWanted(term) && !purposes.has(term))
  const places = terms.filter(({ kind }) => kind === 'place')
  const modifiers = terms.filter(
    (term) => term.kind === 'modifier' || (purposes.has(term) && !places.includes(term))
  )
  return {
    terms: wanted.length > 0 ? wanted : modifiers,
    modifiers: wanted.length > 0 ? modifiers : [],
    places,
    destinations: places.filter((place) => purposes.has(place)),
    head,
    atMost,
  }
}

/** As many words as are read, not counting the small ones among them. */
function firstWords(words: string[]): string[] {
  let left = MAX_WORDS
  const end = words.findIndex((word) => !SMALL.has(word) && left-- === 0)
  return end < 0 ? words : words.slice(0, end)
}

/** What is a thing alone may beside another one say what that is for: an "office picnic bus" is a bus. */
function asAddition(term: Term): Term {
  const synonyms = term.kind === 'thing' ? MODIFIER_SYNONYMS.get(keyOf(term.typed)) : undefined
  return synonyms ? { ...term, kind: 'modifier', synonyms, hypernyms: [], categories: [] } : term
}

/** The longest name that begins at a word, or null for a small word. */
function termAt(words: string[], at: number): Term | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const typed = words.slice(at, at + length)
    if (length === 1 && SMALL.has(typed[0]!)) return null
    const term = nameOf(typed, isPlaceMeant(words, at, at + length))
    if (term) return { ...term, at }
  }
  return { ...termOf([words[at]!], 'unknown', [[words[at]!]]), at }
}

function nameOf(typed: string[], isPlace: boolean): Term | null {
  const key = keyOf(typed)
  const place = CITY_SYNONYMS.get(key)
  if (place && isPlace) return termOf(typed, 'place', place)
  const things = THINGS.get(key)
  if (things) return thingTerm(typed, things)
  const addition = MODIFIER_SYNONYMS.get(key)
  if (addition) return termOf(typed, 'modifier', addition)
  return place ? termOf(typed, 'place', place) : null
}

/** A term for any of these things. */
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

/** The thing whose name an unknown word begins or ends with: a "bajajauto" is an auto. */
export function thingsWithin({ kind, typed }: Term): Term[] {
  const [word = ''] = typed
  if (kind !== 'unknown') return []
  for (let length = word.length - 1; length >= SHORTEST_WITHIN; length--) {
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

/** "in Mandi" and "Mandi mein" are about the place, "mandi" alone may be about anything. */
function isPlaceMeant(words: string[], from: number, to: number): boolean {
  return BEFORE_A_PLACE.has(words[from - 1] ?? '') || AFTER_A_PLACE.has(words[to] ?? '')
}

/**
 * The thing itself, and what it is for: of "helmet for bike" and "bike ke liye helmet" the helmet, for a bike; of "car to learn
 * driving" the car; of "car charger" the charger.
 */
function headAndPurposes(words: string[], found: Term[]) {
  const things = found.filter(({ kind }) => kind === 'thing')
  // In Hinglish "to" is "then"; right behind a thing it says what that is for.
  const isForThing = (at: number) => things.some((thing) => thing.at + thing.typed.length === at)
  const forAt = words.findIndex((word, at) => FOR.has(word) || (TO.has(word) && isForThing(at)))
  const liyeAt = words.findIndex((word) => LIYE.has(word))
  const isPurpose = ({ at }: Term) => (forAt >= 0 ? at > forAt : liyeAt >= 0 && at < liyeAt)
  // A word that is not known may be a misspelt thing, when it is all that can be meant.
  const unknown = found.filter(({ kind }) => kind === 'unknown')
  const isMeant = (each: Term) => !isPurpose(each)
  const isMore = ({ typed }: Term) => !MODIFIER_SYNONYMS.has(keyOf(typed))
  const head =
    things.findLast((each) => isMeant(each) && isMore(each)) ??
    things.findLast(isMeant) ??
    unknown.findLast(isMeant) ??
    things.at(-1)
  const purposes = head && isMeant(head) ? found.filter(isPurpose) : []
  return {
    head: head?.kind === 'thing' ? head : null,
    purposes: new Set(purposes),
  }
}
