/**
 * A read with which a page opens: the key under which the web keeps it, and the address that answers it. `isPart` where
 * that is the beginning of a list which is read part by part.
 */
export type InitialQuery = { key: readonly unknown[]; address: string; isPart?: true }

/** What came of such a read, as the page's HTML carries it; of a list that is read part by part, `next` leads on. */
export type PreloadedResponse = { key: readonly unknown[]; response: unknown; next?: string | null }

/** The id of the page's element that holds the replies, as a JSON list of `PreloadedResponse`. */
export const PRELOADED_DATA = 'preloaded-data'

/** The id of the page's element that says, as JSON, what stands in its photos' places until they have come. */
export const PHOTO_PLACEHOLDERS = 'photo-placeholders'

/** For the id in a photo's address a tiny WebP, in base64; photos it does not name have none. */
export type PhotoPlaceholders = Record<string, string>

/** The categories. */
export const CATEGORIES_QUERY: InitialQuery = {
  key: ['/api/categories'],
  address: '/api/categories',
}

/** What the home page opens with. */
export const HOME_QUERIES = {
  categories: CATEGORIES_QUERY,
  recent: read(['/api/items', { recent: true, limit: 4 }], '/api/items?recent=true&limit=4'),
  featured: read(['/api/items', { featured: true, limit: 4 }], '/api/items?featured=true&limit=4'),
}

/** What an item's page opens with. */
export function itemQueries(id: string) {
  const address = `/api/items/${encodeURIComponent(id)}`
  return {
    categories: CATEGORIES_QUERY,
    item: read(['/api/items', id], address),
    similar: read(['/api/items', id, 'similar', { limit: 6 }], `${address}/similar?limit=6`),
  }
}

/** The beginning of a long list; under the address of all items, so that what invalidates those reads it again too. */
export function firstPart(address: string): InitialQuery {
  return { key: ['/api/items', 'pages', address], address, isPart: true }
}

function read(key: readonly unknown[], address: string): InitialQuery {
  return { key, address }
}
