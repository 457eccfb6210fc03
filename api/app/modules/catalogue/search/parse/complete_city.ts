import { METROS } from '@saajha/contract/cities'
import { searchedWords } from '@saajha/contract/normalize'
import { CITY_NAMES } from '#modules/catalogue/search/vocabulary/gazetteer'
import { parseQuery } from '#modules/catalogue/search/parse/parse_query'
import { keyOf, THINGS } from '#modules/catalogue/search/vocabulary/vocabulary'

const MAX_NAME_WORDS = 4
const MIN_LENGTH = 3

const PREPOSITION = /\s+(?:in|at|near|mein|me|में)$/i

/** A search text and the city that its last words begin. `isAmbiguous` if they begin the name of a thing, too. */
export type CityCompletion = { text: string; city: string; isAmbiguous: boolean }

/**
 * Splits "camera pun" and "camera in pun" into "camera" and Pune; null when the last words begin no city. Words that may also
 * be a thing ("study tab") complete to a metro or after a preposition only.
 */
export function completeCity(q: string): CityCompletion | null {
  const words = q.trim().split(/\s+/)
  for (let length = Math.min(MAX_NAME_WORDS, words.length - 1); length > 0; length--) {
    const before = words.slice(0, -length).join(' ')
    const text = before.replace(PREPOSITION, '')
    const isMeant = text !== before
    const city = cityWithPrefix(keyOf(searchedWords(words.slice(-length).join(' '))), isMeant)
    if (city && parseQuery(text).terms.length > 0) return { text, ...city }
  }
  return null
}

function cityWithPrefix(
  key: string,
  isMeant: boolean
): Pick<CityCompletion, 'city' | 'isAmbiguous'> | null {
  if (key.length < MIN_LENGTH) return null
  const [, city] = CITY_NAMES.find(([name]) => name.startsWith(key)) ?? []
  if (!city) return null
  const isAmbiguous = !isMeant && [...THINGS.keys()].some((thing) => thing.startsWith(key))
  return isAmbiguous && !METROS.includes(city) ? null : { city, isAmbiguous }
}
