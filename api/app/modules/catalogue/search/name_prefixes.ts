import { CATEGORIES } from '@saajha/contract/categories'
import { CITIES } from '@saajha/contract/cities'
import type { Category } from '@saajha/contract/category'
import { normalizedWords } from '@saajha/contract/normalize'
import { fuzzyMatches } from '#modules/catalogue/search/correct_spelling'
import { CITY_SYNONYMS } from '#modules/catalogue/search/city_synonyms'
import { keyOf, THINGS } from '#modules/catalogue/search/vocabulary'

/** Lookup keys of all names of a city, each with the city. */
export const CITY_NAMES: readonly (readonly [string, string])[] = CITIES.flatMap((city) => {
  const key = keyOf(normalizedWords(city.split(', ')[0]!))
  const names = (CITY_SYNONYMS.get(key) ?? []).map(keyOf)
  return [...new Set([key, ...names])].map((name) => [name, city] as const)
})

const CATEGORY_NAMES: readonly (readonly [string, string])[] = [
  ...CATEGORIES.flatMap(({ id, name }) => normalizedWords(name).map((word) => [word, id] as const)),
  ...[...THINGS].flatMap(([key, things]) => things.map(({ category }) => [key, category] as const)),
]

const CATEGORY_WORDS = CATEGORIES.map((category) => ({
  category,
  words: normalizedWords(category.name),
}))

/**
 * The categories whose name starts with the key, then those with a thing that does, and the cities of which any name does.
 * Fuzzy matches when there are none.
 */
export function prefixMatches(key: string): { categories: Category[]; cities: string[] } {
  const named = CATEGORY_WORDS.filter(({ words }) => words.some((word) => word.startsWith(key)))
  const categoryIds = CATEGORY_NAMES.filter(([name]) => name.startsWith(key)).map(
    ([, category]) => category
  )
  const cities = CITY_NAMES.filter(([name]) => name.startsWith(key)).map(([, city]) => city)
  if (categoryIds.length + cities.length === 0) return fuzzyNames(key)
  return {
    categories: [
      ...new Set([...named.map(({ category }) => category), ...categoriesOf(categoryIds)]),
    ],
    cities: [...new Set(cities)],
  }
}

function fuzzyNames(key: string): { categories: Category[]; cities: string[] } {
  const near = fuzzyMatches(key)
  const locations = near.filter(({ kind }) => kind === 'location')
  const keys = new Set(locations.flatMap((location) => CITY_SYNONYMS.get(location.key)!.map(keyOf)))
  const cities = CITY_NAMES.filter(([name]) => keys.has(name)).map(([, city]) => city)
  const things = near.flatMap((thing) => THINGS.get(thing.key) ?? [])
  return {
    categories: categoriesOf(things.map(({ category }) => category)),
    cities: [...new Set(cities)],
  }
}

/** The categories of these ids, the most frequent first. */
function categoriesOf(ids: string[]): Category[] {
  const count = (id: string) => ids.filter((each) => each === id).length
  const byFrequency = [...new Set(ids)].sort((one, other) => count(other) - count(one))
  return byFrequency.map((id) => CATEGORIES.find((category) => category.id === id)!)
}
