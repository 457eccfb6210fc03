import { readStored, store } from '@/lib/browser_storage'
import { PRODUCT_NAME } from '@/lib/product'

/** What somebody searched for; `location` is empty where they named none. */
export type Search = { q: string; location: string }

/** Searches live in this browser alone, under this key. */
export const RECENT_SEARCHES_KEY = `${PRODUCT_NAME}_recent_searches`

const KEPT = 8

/** What was searched for in this browser, the latest first. */
export function readRecentSearches(): Search[] {
  try {
    const kept: unknown = JSON.parse(readStored(RECENT_SEARCHES_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Keeps a search as the latest one; the same one of before, in capitals or not, gives way. */
export function rememberSearch(search: Search): void {
  const others = readRecentSearches().filter((other) => keyOf(other) !== keyOf(search))
  store(RECENT_SEARCHES_KEY, JSON.stringify([search, ...others].slice(0, KEPT)))
}

/** Leaves nothing of what was searched for. */
export function forgetSearches(): void {
  store(RECENT_SEARCHES_KEY, '[]')
}

function keyOf({ q, location }: Search) {
  return `${q}\n${location}`.toLowerCase()
}

function isSearch(kept: unknown): kept is Search {
  const { q, location } = (kept ?? {}) as Partial<Search>
  return typeof q === 'string' && q !== '' && typeof location === 'string'
}
