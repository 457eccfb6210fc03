import { createSlice, type ListenerMiddlewareInstance, type PayloadAction } from '@reduxjs/toolkit'
import { readStored, writeStored } from '@/lib/preferences/browser_storage'
import { PRODUCT_NAME } from '@/lib/preferences/product'

/** A recent search; `location` is empty if unset. */
export type Search = { q: string; location: string }

/** The `localStorage` key of the recent searches, a JSON array of `Search`. */
export const RECENT_SEARCHES_KEY = `${PRODUCT_NAME}_recent_searches`

const MAX_SEARCHES = 8

/** The stored searches, newest first; empty if the stored text is invalid. */
export function readRecentSearches(): Search[] {
  try {
    const stored: unknown = JSON.parse(readStored(RECENT_SEARCHES_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

/** The searches with another one as the newest, without an equal one, ignoring case. */
function withNewest(searches: Search[], search: Search) {
  const others = searches.filter((other) => keyOf(other) !== keyOf(search))
  return [search, ...others].slice(0, MAX_SEARCHES)
}

/** The recent searches of this browser, newest first. */
export const recentSearchesSlice = createSlice({
  name: 'recentSearches',
  initialState: readRecentSearches,
  reducers: {
    recentSearchAdded: (searches, { payload }: PayloadAction<Search>) =>
      withNewest(searches, payload),
    recentSearchesCleared: () => [],
    recentSearchesRead: (_, { payload }: PayloadAction<Search[]>) => payload,
  },
  selectors: { selectRecentSearches: (searches) => searches },
})

export const { recentSearchAdded, recentSearchesCleared, recentSearchesRead } =
  recentSearchesSlice.actions
export const { selectRecentSearches } = recentSearchesSlice.selectors

/** Stores each change. */
export function listenToRecentSearches({ startListening }: ListenerMiddlewareInstance) {
  startListening({
    actionCreator: recentSearchAdded,
    // The stored list may have changes of another tab that this one missed in the back/forward cache.
    effect: ({ payload }) =>
      writeStored(RECENT_SEARCHES_KEY, JSON.stringify(withNewest(readRecentSearches(), payload))),
  })
  startListening({
    actionCreator: recentSearchesCleared,
    effect: () => writeStored(RECENT_SEARCHES_KEY, '[]'),
  })
}

function keyOf({ q, location }: Search) {
  return `${q}\n${location}`.toLowerCase()
}

function isSearch(value: unknown): value is Search {
  const { q, location } = (value ?? {}) as Partial<Search>
  return typeof q === 'string' && q !== '' && typeof location === 'string'
}
