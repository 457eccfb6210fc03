import { CITIES } from '@saajha/contract/cities'
import { normalizedWords } from '@saajha/contract/normalize'
import { keyOf } from '#modules/catalogue/search/vocabulary'
import { CITY_NAMES } from '@saajha/contract/city_names'

/** All names of a city or state, as normalized words, by the key of each of them. */
export const CITY_SYNONYMS: ReadonlyMap<string, string[][]> = indexLocations()

function indexLocations(): Map<string, string[][]> {
  const locations = new Map<string, string[][]>()
  const listed = CITIES.flatMap((city) => city.split(', ')).map((name) => [normalizedWords(name)])
  const renamed = CITY_NAMES.trim()
    .split('\n')
    .map((line) => line.split(',').map(normalizedWords))
  for (const names of [...listed, ...renamed]) {
    for (const name of names) locations.set(keyOf(name), names)
  }
  return locations
}
