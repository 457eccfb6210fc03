import { CITIES } from '@saajha/contract/cities'
import { foldedWords } from '@saajha/contract/fold'
import { keyOf } from '#modules/catalogue/search/vocabulary'
import { PLACE_NAMES } from '@saajha/contract/place_names'

/** A place by any of its names, written together as folded words; the value is all of its names. */
export const PLACES: ReadonlyMap<string, string[][]> = indexPlaces()

function indexPlaces(): Map<string, string[][]> {
  const places = new Map<string, string[][]>()
  const listed = CITIES.flatMap((city) => city.split(', ')).map((name) => [foldedWords(name)])
  const renamed = PLACE_NAMES.trim()
    .split('\n')
    .map((line) => line.split(',').map(foldedWords))
  for (const names of [...listed, ...renamed]) {
    for (const name of names) places.set(keyOf(name), names)
  }
  return places
}
