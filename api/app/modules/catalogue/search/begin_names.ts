import { CATEGORIES } from '@saajha/contract/categories'
import { CITIES } from '@saajha/contract/cities'
import type { Category } from '@saajha/contract/category'
import { foldedWords } from '@saajha/contract/fold'
import { knownWordsLike } from '#modules/catalogue/search/mend_wish'
import { PLACES } from '#modules/catalogue/search/places'
import { keyOf, THINGS } from '#modules/catalogue/search/vocabulary'

/** Cities by every name that people use for them, as vocabulary is looked up. */
const CITY_NAMES: readonly (readonly [string, string])[] = CITIES.flatMap((city) => {
  const key = keyOf(foldedWords(city.split(', ')[0]!))
  const names = (PLACES.get(key) ?? []).map(keyOf)
  return [...new Set([key, ...names])].map((name) => [name, city] as const)
})

const SHELF_NAMES: readonly (readonly [string, string])[] = [
  ...CATEGORIES.flatMap(({ id, name }) => foldedWords(name).map((word) => [word, id] as const)),
  ...[...THINGS].flatMap(([key, things]) => things.map(({ shelf }) => [key, shelf] as const)),
]

const SHELF_WORDS = CATEGORIES.map((shelf) => ({ shelf, words: foldedWords(shelf.name) }))

/**
 * The shelves whose name begins like this, then those with a thing that does, and the cities whose name, old or new, does.
 * Where none do, those that are nearly called so.
 */
export function namesBegun(key: string): { shelves: Category[]; cities: string[] } {
  const named = SHELF_WORDS.filter(({ words }) => words.some((word) => word.startsWith(key)))
  const begun = SHELF_NAMES.filter(([name]) => name.startsWith(key)).map(([, shelf]) => shelf)
  const cities = CITY_NAMES.filter(([name]) => name.startsWith(key)).map(([, city]) => city)
  if (begun.length + cities.length === 0) return namesLike(key)
  return {
    shelves: [...new Set([...named.map(({ shelf }) => shelf), ...shelvesOf(begun)])],
    cities: [...new Set(cities)],
  }
}

function namesLike(key: string): { shelves: Category[]; cities: string[] } {
  const near = knownWordsLike(key)
  const places = near.filter(({ kind }) => kind === 'place')
  const keys = new Set(places.flatMap((place) => PLACES.get(place.key)!.map(keyOf)))
  const cities = CITY_NAMES.filter(([name]) => keys.has(name)).map(([, city]) => city)
  const things = near.flatMap((thing) => THINGS.get(thing.key) ?? [])
  return { shelves: shelvesOf(things.map(({ shelf }) => shelf)), cities: [...new Set(cities)] }
}

/** The shelves that are named most often first. */
function shelvesOf(ids: string[]): Category[] {
  const count = (id: string) => ids.filter((each) => each === id).length
  const byFrequency = [...new Set(ids)].sort((one, other) => count(other) - count(one))
  return byFrequency.map((id) => CATEGORIES.find((shelf) => shelf.id === id)!)
}
