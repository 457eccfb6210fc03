import { normalizedWords } from '@saajha/contract/normalize'
import { CITY_SYNONYMS } from '#modules/catalogue/search/vocabulary/gazetteer'
import { findHead } from '#modules/catalogue/search/parse/find_head'
import { extractPriceLimit, unitOfLimit } from '#modules/catalogue/search/parse/parse_price_limit'
import type { ParsedQuery } from '#modules/catalogue/search/parse/parsed_query'
import { MAX_NAME_WORDS } from '#modules/catalogue/search/vocabulary/names'
import { termOf, thingTerm, type Term } from '#modules/catalogue/search/vocabulary/term'
import {
  MODIFIER_SYNONYMS,
  STOP_WORDS,
  keyOf,
  THINGS,
  wordsOfSearch,
} from '#modules/catalogue/search/vocabulary/vocabulary'

/** Each word costs lookups: words after the twelfth are ignored. Stop words do not count. */
const MAX_WORDS = 12

const LOCATION_PREPOSITIONS = new Set(['in', 'at', 'near'].flatMap(normalizedWords))
const LOCATION_POSTPOSITIONS = new Set(
  ['mein', 'me', 'mai', 'main', 'mei', 'में', 'मे'].flatMap(normalizedWords)
)

/** Parses free text into things in any language, locations by any of their names, and modifiers; drops stop words. */
export function parseQuery(q: string): ParsedQuery {
  const { rest, rupees } = extractPriceLimit(q)
  const words = firstWords(wordsOfSearch(rest))
  const found: Term[] = []
  for (let at = 0; at < words.length;) {
    const term = termAt(words, at)
    if (term) found.push(term)
    at += term?.typed.length ?? 1
  }
  const { head, purposes } = findHead(words, found)
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
    priceLimit: rupees === null ? null : { rupees, unit: unitOfLimit(words, found, head) },
  }
}

/** The words up to the twelfth that is no stop word. */
function firstWords(words: string[]): string[] {
  let left = MAX_WORDS
  const end = words.findIndex((word) => !STOP_WORDS.has(word) && left-- === 0)
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
    if (length === 1 && STOP_WORDS.has(typed[0]!)) return null
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

/** "in Mandi" and "Mandi mein" name the location; "mandi" alone is ambiguous. */
function isLocationMeant(words: string[], from: number, to: number): boolean {
  return (
    LOCATION_PREPOSITIONS.has(words[from - 1] ?? '') || LOCATION_POSTPOSITIONS.has(words[to] ?? '')
  )
}
