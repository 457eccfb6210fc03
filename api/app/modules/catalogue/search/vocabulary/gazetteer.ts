import { CITIES } from '@saajha/contract/cities'
import { CITY_NAMES as OTHER_NAMES } from '@saajha/contract/city_names'
import { normalizedWords } from '@saajha/contract/normalize'
import { keyOf } from '#modules/catalogue/search/vocabulary/names'

/** All names of a city or state, as normalized words, by the key of each of them. */
export const CITY_SYNONYMS: ReadonlyMap<string, string[][]> = indexLocations()

/** Lookup keys of all names of a city, each with the city. */
export const CITY_NAMES: readonly (readonly [string, string])[] = CITIES.flatMap((city) => {
  const key = keyOf(normalizedWords(city.split(', ')[0]!))
  const names = (CITY_SYNONYMS.get(key) ?? []).map(keyOf)
  return [...new Set([key, ...names])].map((name) => [name, city] as const)
})

const LISTED = new Set(CITIES)

/** Cities by the key of each of their names; the first in the list if several share it. */
const CITIES_BY_NAME: ReadonlyMap<string, string> = new Map(CITY_NAMES.toReversed())

/** The city of the list that a listing's location is or names ("MG Road, Indore"); null without one. */
export function cityIn(location: string): string | null {
  if (LISTED.has(location)) return location
  const parts = location.split(',').map((part) => keyOf(normalizedWords(part)))
  return parts.map((part) => CITIES_BY_NAME.get(part)).findLast(Boolean) ?? null
}

function indexLocations(): Map<string, string[][]> {
  const locations = new Map<string, string[][]>()
  const listed = CITIES.flatMap((city) => city.split(', ')).map((name) => [normalizedWords(name)])
  const renamed = OTHER_NAMES.trim()
    .split('\n')
    .map((line) => line.split(',').map(normalizedWords))
  for (const names of [...listed, ...renamed]) {
    for (const name of names) locations.set(keyOf(name), names)
  }
  return locations
}
