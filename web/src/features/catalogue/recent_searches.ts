import { readStored, writeStored } from '@/lib/preferences/browser_storage'
import { PRODUCT_NAME } from '@/lib/preferences/product'

/** A recent search; `location` is empty if unset. */
export type Search = { q: string; location: string }

/** The `localStorage` key of the recent searches. */
export const RECENT_SEARCHES_KEY = `${PRODUCT_NAME}_recent_searches`

const MAX_SEARCHES = 8

/** The recent searches of this browser, newest first. */
export function readRecentSearches(): Search[] {
  try {
    const stored: unknown = JSON.parse(readStored(RECENT_SEARCHES_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

/** Stores a search as the newest one and removes an equal one, ignoring case. */
export function rememberSearch(search: Search): void {
  const others = readRecentSearches().filter((other) => keyOf(other) !== keyOf(search))
  writeStored(RECENT_SEARCHES_KEY, JSON.stringify([search, ...others].slice(0, MAX_SEARCHES)))
}

/** Removes all recent searches. */
export function forgetSearches(): void {
  writeStored(RECENT_SEARCHES_KEY, '[]')
}

function keyOf({ q, location }: Search) {
  return `${q}\n${location}`.toLowerCase()
}

function isSearch(value: unknown): value is Search {
  const { q, location } = (value ?? {}) as Partial<Search>
  return typeof q === 'string' && q !== '' && typeof location === 'string'
}
