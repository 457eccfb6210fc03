import { LRUCache } from 'lru-cache'
import { searchedWords } from '@saajha/contract/normalize'
import { fuzzyMatchesInTurn } from '#modules/catalogue/search/correct_spelling'
import { CITY_SYNONYMS } from '#modules/catalogue/search/city_synonyms'
import { keyOf } from '#modules/catalogue/search/vocabulary'
import { readRows } from '#shared/database/read_rows'
import { changeFeedVersion, onChange } from '#shared/changes/change_feed'

const LONGEST_NAME = 4
const MAX_WORDS = 12

/**
 * The locations of listings that a place names: a city or the beginning of one, by its old or its new name. A name that
 * stands nowhere is taken for the nearest city that is known.
 */
export async function findLocations(place: string): Promise<string[]> {
  const words = searchedWords(place).slice(0, MAX_WORDS)
  if (words.length === 0) return []
  const found = await locationsOf(queryOf(words))
  if (found.length > 0) return found
  const corrected: (string | undefined)[] = []
  for (const word of words) {
    const near = await fuzzyMatchesInTurn(word)
    corrected.push(near.find(({ kind }) => kind === 'place')?.key)
  }
  if (corrected.every((key) => key === undefined)) return []
  return locationsOf(
    words
      .map((word, at) => (corrected[at] ? anyName(CITY_SYNONYMS.get(corrected[at])!) : begun(word)))
      .join(' & ')
  )
}

/** The locations that any of a place's names occurs in. */
export function locationsNamed(names: string[][]): Promise<string[]> {
  return locationsOf(anyName(names))
}

/** Each place by all of its names, every other word as the beginning of one. */
function queryOf(words: string[]): string {
  const parts: string[] = []
  for (let at = 0; at < words.length;) {
    const length = lengthOfName(words.slice(at, at + LONGEST_NAME))
    const names = CITY_SYNONYMS.get(keyOf(words.slice(at, at + length)))
    const typed = words
      .slice(at, at + length)
      .map(begun)
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

function begun(word: string): string {
  return `'${word}':*`
}

/** What was asked lately: places are many, but the ones that people look for are few, and a new one is rare. */
const known = new LRUCache<string, string[]>({ max: 500 })

onChange((change) => {
  if (change === 'places' || change === 'everything') known.clear()
})

async function locationsOf(query: string): Promise<string[]> {
  const since = changeFeedVersion()
  const kept = since === null ? undefined : known.get(query)
  if (kept) return kept
  const places = await readRows<{ location: string }>({
    sql: `select location from item_places where words @@ to_tsquery('simple', ?)`,
    bindings: [query],
  })
  const locations = places.map(({ location }) => location)
  if (since !== null && since === changeFeedVersion()) known.set(query, locations)
  return locations
}
