import { LRUCache } from 'lru-cache'
import fragment from 'sql-template-tag'
import { searchedWords } from '@saajha/contract/normalize'
import { inLocations } from '#modules/catalogue/lists/list_filter'
import { NO_LISTING, predicate, type Predicate } from '#modules/catalogue/lists/predicate'
import { fuzzyMatchesAsync } from '#modules/catalogue/search/vocabulary/fuzzy_matches'
import { CITY_SYNONYMS } from '#modules/catalogue/search/vocabulary/gazetteer'
import { keyOf } from '#modules/catalogue/search/vocabulary/vocabulary'
import { changeFeedVersion, EVERYTHING, onChange } from '#shared/changes/change_feed'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

const MAX_NAME_WORDS = 4
const MAX_WORDS = 12

/** Up to so many locations are named in a statement; for more, PostgreSQL looks them up itself. */
const MAX_NAMED = 300

/**
 * The listing is in a location that matches a city name, its prefix or one of its other names. A name without matches is
 * replaced by the nearest known city. `NO_LISTING` when nothing matches.
 */
export async function inLocationsLike(text: string): Promise<Predicate> {
  const words = searchedWords(text).slice(0, MAX_WORDS)
  if (words.length === 0) return NO_LISTING
  const found = await inLocationsOf(queryOf(words))
  if (found !== NO_LISTING) return found
  const corrected: (string | undefined)[] = []
  for (const word of words) {
    const near = await fuzzyMatchesAsync(word)
    corrected.push(near.find(({ kind }) => kind === 'location')?.key)
  }
  if (corrected.every((key) => key === undefined)) return NO_LISTING
  return inLocationsOf(
    words
      .map((word, at) =>
        corrected[at] ? anyName(CITY_SYNONYMS.get(corrected[at])!) : prefixOf(word)
      )
      .join(' & ')
  )
}

/** The listing is in a location that contains one of the names of each of these cities; `NO_LISTING` when there is none. */
export function inLocationsNamed(cities: string[][][]): Promise<Predicate> {
  return inLocationsOf(cities.map(anyName).join(' & '))
}

/** A tsquery: each city by any of its names, every other word as a prefix. */
function queryOf(words: string[]): string {
  const parts: string[] = []
  for (let at = 0; at < words.length;) {
    const length = lengthOfName(words.slice(at, at + MAX_NAME_WORDS))
    const names = CITY_SYNONYMS.get(keyOf(words.slice(at, at + length)))
    const typed = words
      .slice(at, at + length)
      .map(prefixOf)
      .join(' & ')
    parts.push(names ? `(${anyName(names)} | (${typed}))` : typed)
    at += length
  }
  return parts.join(' & ')
}

function lengthOfName(words: string[]): number {
  let length = words.length
  while (length > 1 && !CITY_SYNONYMS.has(keyOf(words.slice(0, length)))) length -= 1
  return length
}

function anyName(names: string[][]): string {
  return `(${names.map((words) => `(${words.map((word) => `'${word}'`).join(' <-> ')})`).join(' | ')})`
}

function prefixOf(word: string): string {
  return `'${word}':*`
}

/**
 * Locations by tsquery, at most one more than are named, and two million characters in all. Users search for few of the many
 * locations, and new locations are rare.
 */
const cache = new LRUCache<string, string[]>({
  max: 500,
  maxSize: 2_000_000,
  sizeCalculation: (locations, query) => query.length + locations.join('').length,
})

/** The change that a trigger sends for `item_places`. */
const LOCATIONS_CHANGED = 'places'

onChange((change) => {
  if (change === LOCATIONS_CHANGED || change === EVERYTHING) cache.clear()
})

/** The listing is in a location that matches a tsquery. */
async function inLocationsOf(query: string): Promise<Predicate> {
  const locations = await locationsOf(query)
  if (locations.length <= MAX_NAMED) return inLocations(locations)
  return predicate(
    fragment`i.location in (select p.location from item_places p where p.words @@ to_tsquery('simple', ${query}))`
  )
}

async function locationsOf(query: string): Promise<string[]> {
  const version = changeFeedVersion()
  const cached = version === null ? undefined : cache.get(query)
  if (cached) return cached
  const rows = await sql<{ location: string }>(
    reads(),
    `select location from item_places where words @@ to_tsquery('simple', $1) limit $2`,
    [query, MAX_NAMED + 1]
  )
  const locations = rows.map(({ location }) => location)
  if (version !== null && version === changeFeedVersion()) cache.set(query, locations)
  return locations
}
