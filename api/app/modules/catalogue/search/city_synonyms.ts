import { CITIES } from '@saajha/contract/cities'
import { normalizedWords } from '@saajha/contract/normalize'
import { keyOf } from '#modules/catalogue/search/vocabulary'
import { PLACE_NAMES } from '@saajha/contract/city_names'

/** A place by any of its names, written together as folded words; the value is all of its names. */
export const CITY_SYNONYMS: ReadonlyMap<string, string[][]> = indexPlaces()

function indexPlaces(): Map<string, string[][]> {
  const places = new Map<string, string[][]>()
  const listed = CITIES.flatMap((city) => city.split(', ')).map((name) => [normalizedWords(name)])
  const renamed = PLACE_NAMES.trim()
    .split('\n')
    .map((line) => line.split(',').map(normalizedWords))
  for (const names of [...listed, ...renamed]) {
    for (const name of names) places.set(keyOf(name), names)
  }
  return places
}
