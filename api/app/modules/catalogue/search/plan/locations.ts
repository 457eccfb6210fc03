import { LRUCache } from 'lru-cache'
import { searchedWords } from '@saajha/contract/normalize'
import { fuzzyMatchesAsync } from '#modules/catalogue/search/vocabulary/fuzzy_matches'
import { CITY_SYNONYMS } from '#modules/catalogue/search/vocabulary/gazetteer'
import { keyOf } from '#modules/catalogue/search/vocabulary/vocabulary'
import { changeFeedVersion, EVERYTHING, onChange } from '#shared/changes/change_feed'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

const MAX_NAME_WORDS = 4
const MAX_WORDS = 12

/**
 * The locations of listings that match a city name, its prefix or one of its other names. A name without matches is replaced
 * by the nearest known city. Empty when nothing matches.
 */
export async function findLocations(text: string): Promise<string[]> {
  const words = searchedWords(text).slice(0, MAX_WORDS)
  if (words.length === 0) return []
  const found = await locationsOf(queryOf(words))
  if (found.length > 0) return found
  const corrected: (string | undefined)[] = []
  for (const word of words) {
    const near = await fuzzyMatchesAsync(word)
    corrected.push(near.find(({ kind }) => kind === 'location')?.key)
  }
  if (corrected.every((key) => key === undefined)) return []
  return locationsOf(
    words
      .map((word, at) =>
        corrected[at] ? anyName(CITY_SYNONYMS.get(corrected[at])!) : prefixOf(word)
      )
      .join(' & ')
  )
}

/** The locations that contain any of these names. */
export function locationsNamed(names: string[][]): Promise<string[]> {
  return locationsOf(anyName(names))
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

/** Locations by tsquery. Users search for few of the many locations, and new locations are rare. */
const cache = new LRUCache<string, string[]>({ max: 500 })

/** The change that a trigger sends for `item_places`. */
const LOCATIONS_CHANGED = 'places'

onChange((change) => {
  if (change === LOCATIONS_CHANGED || change === EVERYTHING) cache.clear()
})

async function locationsOf(query: string): Promise<string[]> {
  const version = changeFeedVersion()
  const cached = version === null ? undefined : cache.get(query)
  if (cached) return cached
  const rows = await sql<{ location: string }>(
    reads(),
    `select location from item_places where words @@ to_tsquery('simple', $1)`,
    [query]
  )
  const locations = rows.map(({ location }) => location)
  if (version !== null && version === changeFeedVersion()) cache.set(query, locations)
  return locations
}
