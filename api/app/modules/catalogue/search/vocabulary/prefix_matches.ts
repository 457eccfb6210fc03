import { CATEGORIES } from '@saajha/contract/categories'
import type { Category } from '@saajha/contract/category'
import { normalizedWords } from '@saajha/contract/normalize'
import { fuzzyMatches } from '#modules/catalogue/search/vocabulary/fuzzy_matches'
import { CITY_NAMES, CITY_SYNONYMS } from '#modules/catalogue/search/vocabulary/gazetteer'
import { keyOf, THINGS } from '#modules/catalogue/search/vocabulary/vocabulary'

const CATEGORY_NAMES: readonly (readonly [string, string])[] = [
  ...CATEGORIES.flatMap(({ id, name }) => normalizedWords(name).map((word) => [word, id] as const)),
  ...[...THINGS].flatMap(([key, things]) => things.map(({ category }) => [key, category] as const)),
]

const CATCH_ALL = 'other'

const CATEGORY_WORDS = CATEGORIES.map((category) => ({
  category,
  words: normalizedWords(category.name),
}))

/** Matches of a typed text: categories by their name, categories by a thing that they contain, and cities. */
type PrefixMatches = { named: Category[]; containing: Category[]; cities: string[] }

/**
 * The categories and cities with a name that starts with the key. Fuzzy matches when there are none, as `containing`. The
 * catch-all category is omitted if another one contains such a thing.
 */
export function prefixMatches(key: string): PrefixMatches {
  const named = CATEGORY_WORDS.filter(({ words }) =>
    words.some((word) => word.startsWith(key))
  ).map(({ category }) => category)
  const categoryIds = CATEGORY_NAMES.filter(([name]) => name.startsWith(key)).map(
    ([, category]) => category
  )
  const cities = CITY_NAMES.filter(([name]) => name.startsWith(key)).map(([, city]) => city)
  if (categoryIds.length + cities.length === 0) return { named, ...fuzzyNames(key) }
  const containing = categoriesOf(categoryIds).filter((category) => !named.includes(category))
  const specific = containing.filter(({ id }) => id !== CATCH_ALL)
  return {
    named,
    containing: named.length + specific.length > 0 ? specific : containing,
    cities: [...new Set(cities)],
  }
}

function fuzzyNames(key: string): Omit<PrefixMatches, 'named'> {
  const near = fuzzyMatches(key)
  const locations = near.filter(({ kind }) => kind === 'location')
  const keys = new Set(locations.flatMap((location) => CITY_SYNONYMS.get(location.key)!.map(keyOf)))
  const cities = CITY_NAMES.filter(([name]) => keys.has(name)).map(([, city]) => city)
  const things = near.flatMap((thing) => THINGS.get(thing.key) ?? [])
  return {
    containing: categoriesOf(things.map(({ category }) => category)),
    cities: [...new Set(cities)],
  }
}

/** The categories of these ids, the most frequent first. */
function categoriesOf(ids: string[]): Category[] {
  const count = (id: string) => ids.filter((each) => each === id).length
  const byFrequency = [...new Set(ids)].sort((one, other) => count(other) - count(one))
  return byFrequency.map((id) => CATEGORIES.find((category) => category.id === id)!)
}
