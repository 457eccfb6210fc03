import { CATEGORIES } from '@saajha/contract/categories'
import { CITIES } from '@saajha/contract/cities'
import type { Category } from '@saajha/contract/category'
import { foldedWords } from '#modules/catalogue/search/fold'
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

/** The shelves whose name begins like this, then those with a thing that does or is nearly this. */
export function shelvesBegun(key: string): Category[] {
  const named = CATEGORIES.filter(({ name }) =>
    foldedWords(name).some((word) => word.startsWith(key))
  )
  const begun = SHELF_NAMES.filter(([name]) => name.startsWith(key)).map(([, shelf]) => shelf)
  const near = () =>
    knownWordsLike(key).flatMap(({ key: known }) =>
      (THINGS.get(known) ?? []).map(({ shelf }) => shelf)
    )
  const shelves = byFrequency(begun.length > 0 ? begun : near())
  const others = shelves.map((shelf) => CATEGORIES.find(({ id }) => id === shelf)!)
  return [...new Set([...named, ...others])]
}

/** The cities whose name, old or new, begins like this or is nearly this. */
export function citiesBegun(key: string): string[] {
  const begun = CITY_NAMES.filter(([name]) => name.startsWith(key)).map(([, city]) => city)
  if (begun.length > 0) return [...new Set(begun)]
  const near = knownWordsLike(key).filter(({ kind }) => kind === 'place')
  const keys = near.flatMap(({ key: known }) => PLACES.get(known)!.map(keyOf))
  return [...new Set(CITY_NAMES.filter(([name]) => keys.includes(name)).map(([, city]) => city))]
}

function byFrequency(shelves: string[]): string[] {
  const count = (shelf: string) => shelves.filter((each) => each === shelf).length
  return [...new Set(shelves)].sort((one, other) => count(other) - count(one))
}
