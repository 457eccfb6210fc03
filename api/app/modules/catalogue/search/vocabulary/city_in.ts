import { CITIES } from '@saajha/contract/cities'
import { normalizedWords } from '@saajha/contract/normalize'
import { CITY_NAMES } from '#modules/catalogue/search/name_prefixes'
import { keyOf } from '#modules/catalogue/search/vocabulary'

const LISTED = new Set(CITIES)

/** Cities by the key of each of their names; the first in the list if several share it. */
const CITIES_BY_NAME: ReadonlyMap<string, string> = new Map(CITY_NAMES.toReversed())

/** The city of the list that a listing's location is or names ("MG Road, Indore"); null without one. */
export function cityIn(location: string): string | null {
  if (LISTED.has(location)) return location
  const parts = location.split(',').map((part) => keyOf(normalizedWords(part)))
  return parts.map((part) => CITIES_BY_NAME.get(part)).findLast(Boolean) ?? null
}
