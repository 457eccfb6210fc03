import fragment, { raw } from 'sql-template-tag'
import type { Category } from '@saajha/contract/category'
import { METROS } from '@saajha/contract/cities'
import type { Suggestion } from '@saajha/contract/item'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { completeCity, type CityCompletion } from '#modules/catalogue/search/parse/complete_city'
import { prefixMatches } from '#modules/catalogue/search/name_prefixes'
import { searchedWords } from '@saajha/contract/normalize'
import { correctSpelling } from '#modules/catalogue/old/correct_spelling'
import { titlePrefix } from '#modules/catalogue/old/relevance_tiers'
import { parseQuery } from '#modules/catalogue/old/parse_query'
import { keyOf } from '#modules/catalogue/search/vocabulary'
import { literal, type Condition } from '#modules/catalogue/old/condition'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

const MAX_SUGGESTIONS = 8
const MAX_PER_KIND = 2
const MIN_LENGTH = 2

/** Rows read for the suggested titles, because several listings share a title. */
const MAX_TITLES = 24

/**
 * Completions of the typed text, at most eight: a search in the city that its last words begin, categories, cities and titles of
 * listings. Names and titles are matched with corrected spelling when nothing starts with the text as typed.
 */
export async function suggestItems(q: string): Promise<Suggestion[]> {
  const key = keyOf(searchedWords(q))
  if (key.length < MIN_LENGTH) return []
  const inCity = completeCity(q)
  const suggested = inCity ? await suggestInCity(q, inCity) : await suggestNames(q, key)
  return suggested.slice(0, MAX_SUGGESTIONS)
}

/** The search in the city and in all cities; after the titles when the last words may be a thing. */
async function suggestInCity(
  q: string,
  { text, city, isAmbiguous }: CityCompletion
): Promise<Suggestion[]> {
  const { named } = prefixMatches(keyOf(searchedWords(text)))
  const titles = await titlesOf(titlePrefix(parseQuery(q)))
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
  const titles = await titlesOf(titlePrefix(query))
  if (titles.length > 0) return titles
  const corrected = await correctSpelling(query)
  return corrected && corrected.terms.length > 0 ? titlesOf(titlePrefix(corrected)) : []
}

async function titlesOf(matches: Condition): Promise<Suggestion[]> {
  return (await newestTitles(matches)).map((text) => ({ kind: 'title', text }))
}

async function newestTitles(matches: Condition): Promise<string[]> {
  const { text, values } = fragment`select i.title from items i
    where ${raw(IS_LISTED)} and ${matches.sql}
    order by i.created_at desc, i.id desc limit ${literal(MAX_TITLES)}`
  const found = await sql<{ title: string }>(reads(), text, values)
  return [...new Set(found.map(({ title }) => title))]
}
