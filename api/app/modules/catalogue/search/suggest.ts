import type { Category } from '@saajha/contract/category'
import { METROS } from '@saajha/contract/cities'
import type { Suggestion } from '@saajha/contract/item'
import { LIMITS } from '@saajha/contract/limits'
import { newestTitles } from '#modules/catalogue/search/execute/newest_titles'
import { prefixMatches } from '#modules/catalogue/search/vocabulary/prefix_matches'
import { completeCity, type CityCompletion } from '#modules/catalogue/search/parse/complete_city'
import { parseQuery } from '#modules/catalogue/search/parse/parse_query'
import type { ParsedQuery } from '#modules/catalogue/search/parse/parsed_query'
import { planTitles } from '#modules/catalogue/search/plan/plan_search'
import { correctSpelling } from '#modules/catalogue/search/relax/correct_spelling'
import { keyOf, wordsOfSearch } from '#modules/catalogue/search/vocabulary/vocabulary'

const MAX_SUGGESTIONS = 8
const MAX_PER_KIND = 2

/**
 * Completions of the typed text, at most eight: a search in the city that its last words begin, categories, cities and titles of
 * listings. Names and titles are matched with corrected spelling when nothing starts with the text as typed.
 */
export async function suggest(q: string): Promise<Suggestion[]> {
  const key = keyOf(wordsOfSearch(q))
  if (key.length < LIMITS.suggestedText.min) return []
  const inCity = completeCity(q)
  const suggested = inCity ? await suggestInCity(q, inCity) : await suggestNames(q, key)
  return suggested.slice(0, MAX_SUGGESTIONS)
}

/** The search in the city and in all cities; after the titles when the last words may be a thing. */
async function suggestInCity(
  q: string,
  { text, city, isAmbiguous }: CityCompletion
): Promise<Suggestion[]> {
  const { named } = prefixMatches(keyOf(wordsOfSearch(text)))
  const titles = await titlesOf(parseQuery(q))
  const searches: Suggestion[] = [
    { kind: 'search', text, location: city },
    { kind: 'search', text },
  ]
  const categories = categoriesOf(named)
  return isAmbiguous
    ? [...titles, ...searches, ...categories]
    : [...searches, ...categories, ...titles]
}

/** Where the text begins the name of a category, things that merely begin alike and smaller cities follow the titles. */
async function suggestNames(q: string, key: string): Promise<Suggestion[]> {
  const { named, containing, cities } = prefixMatches(key)
  const isLikely = named.length > 0 ? isMetro : () => true
  const categories = categoriesOf([...named, ...containing])
  const first = named.length > 0 ? Math.min(named.length, MAX_PER_KIND) : MAX_PER_KIND
  const others = cities.filter((city) => !isLikely(city))
  return [
    ...categories.slice(0, first),
    ...citiesOf(cities.filter(isLikely)),
    ...(await matchingTitles(q)),
    ...categories.slice(first),
    ...citiesOf(others),
  ]
}

function categoriesOf(categories: Category[]): Suggestion[] {
  return categories
    .slice(0, MAX_PER_KIND)
    .map(({ id, name }) => ({ kind: 'category', text: name, categoryId: id }))
}

function citiesOf(cities: string[]): Suggestion[] {
  return cities.slice(0, MAX_PER_KIND).map((text) => ({ kind: 'city', text }))
}

function isMetro(city: string): boolean {
  return METROS.includes(city)
}

async function matchingTitles(q: string): Promise<Suggestion[]> {
  const query = parseQuery(q)
  if (query.terms.length === 0) return []
  const titles = await titlesOf(query)
  if (titles.length > 0) return titles
  const corrected = await correctSpelling(query)
  return corrected && corrected.terms.length > 0 ? titlesOf(corrected) : []
}

async function titlesOf(query: ParsedQuery): Promise<Suggestion[]> {
  return (await newestTitles(planTitles(query))).map((text) => ({ kind: 'title', text }))
}
