import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { CITY_SYNONYMS } from '#modules/catalogue/search/vocabulary/gazetteer'
import { MODIFIER_SYNONYMS, THINGS } from '#modules/catalogue/search/vocabulary/vocabulary'
import {
  allowedDistance,
  haveSimilarInitials,
  spellingDistance,
} from '#modules/catalogue/search/vocabulary/spelling_distance'

/** A name that a word may be a misspelling of, by its key in the vocabulary, or a word of titles. */
type FuzzyMatch = {
  key: string
  distance: number
  kind: 'thing' | 'modifier' | 'location' | 'title'
}

const matchCache = new LRUCache<string, readonly FuzzyMatch[]>({ max: 1_000 })

/** The nearest things, modifiers and locations of the vocabulary for a word, best first. Takes about 1 ms; cached. */
export function fuzzyMatches(word: string): readonly FuzzyMatch[] {
  const cached = matchCache.get(word)
  if (cached) return cached
  const near = (keys: Iterable<string>, kind: FuzzyMatch['kind']) =>
    nearestWords(
      word,
      [...keys].filter((key) => Math.abs(key.length - word.length) <= 3),
      kind
    )
  const found = [
    ...near(THINGS.keys(), 'thing'),
    ...near(MODIFIER_SYNONYMS.keys(), 'modifier'),
    ...near(CITY_SYNONYMS.keys(), 'location'),
  ].sort((one, other) => one.distance - other.distance)
  matchCache.set(word, found)
  return found
}

let queue: Promise<void> = Promise.resolve()

/** `fuzzyMatches` without blocking the event loop: it yields before each uncached word, across all requests. */
export async function fuzzyMatchesAsync(word: string): Promise<readonly FuzzyMatch[]> {
  if (!matchCache.has(word)) await (queue = queue.then(() => nextTurn()))
  return fuzzyMatches(word)
}

/** The words of a list that a word may be a misspelling of, best first. */
export function nearestWords(word: string, list: string[], kind: FuzzyMatch['kind']): FuzzyMatch[] {
  const limit = allowedDistance(word)
  return list
    .filter((key) => haveSimilarInitials(word, key))
    .map((key) => ({ key, distance: spellingDistance(word, key, limit), kind }))
    .filter(({ distance }) => distance <= limit)
    .sort((one, other) => one.distance - other.distance)
}
