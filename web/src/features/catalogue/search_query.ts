/** The filters that an address may name. */
export const SEARCH_FILTERS = ['recent', 'featured', 'popular'] as const
export type SearchFilter = (typeof SEARCH_FILTERS)[number]

/** What a search asks for; the address bar is where it is kept. */
export type SearchQuery = { q: string; location: string; filter: SearchFilter | null }

/** `popular` goes by the featured flag: nobody counts rentals yet. */
const ASKED_FOR: Record<SearchFilter, string> = {
  recent: 'recent',
  featured: 'featured',
  popular: 'featured',
}

/** Reads a search from an address; what it does not know counts as not given. */
export function readSearch(parameters: URLSearchParams): SearchQuery {
  const filter = parameters.get('filter')
  return {
    q: parameters.get('q')?.trim() ?? '',
    location: parameters.get('location')?.trim() ?? '',
    filter: SEARCH_FILTERS.find((known) => known === filter) ?? null,
  }
}

/** Where the API answers a search. */
export function searchAddress({ q, location, filter }: SearchQuery) {
  const asked = new URLSearchParams()
  if (q) asked.set('q', q)
  if (location) asked.set('location', location)
  if (filter) asked.set(ASKED_FOR[filter], 'true')
  return asked.size > 0 ? `/api/items?${asked}` : '/api/items'
}
