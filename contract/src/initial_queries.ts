/**
 * A query that a page runs when it opens: its key in the web's query cache, and `url`, the path and query string of its
 * endpoint. `isPaged` marks the first page of a paged list.
 */
export type InitialQuery = { key: readonly unknown[]; url: string; isPaged?: true }

/** The response to an initial query, embedded in the page's HTML; for a paged list `next` is the URL of its next page. */
export type PreloadedResponse = { key: readonly unknown[]; response: unknown; next?: string | null }

/** The id of the HTML element that holds the preloaded data, a JSON array of `PreloadedResponse`. */
export const PRELOADED_DATA = 'preloaded-data'

/**
 * A response to a read of the member who opened the page, embedded in the page's HTML: the path and query string of its endpoint;
 * for a paged list `next` is the URL of its next page.
 */
export type PreloadedRead = { url: string; response: unknown; next: string | null }

/** The id of the HTML element that holds the member's responses, a JSON array of `PreloadedRead`. */
export const PRELOADED_READS = 'preloaded-reads'

/** The id of the HTML element that holds the page's `PhotoPlaceholders` as JSON. */
export const PHOTO_PLACEHOLDERS = 'photo-placeholders'

/** Tiny WebP images in base64, shown until a photo is loaded, by the media id in the photo's URL. */
export type PhotoPlaceholders = Record<string, string>

export const CATEGORIES_QUERY: InitialQuery = {
  key: ['/api/categories'],
  url: '/api/categories',
}

/** The items in a row of the home page. */
export const ROW_SIZE = 4

/** The similar listings on an item's page. */
export const SIMILAR_SIZE = 6

/** The initial queries of the home page. */
export const HOME_QUERIES = {
  categories: CATEGORIES_QUERY,
  recent: query(
    ['/api/items', { recent: true, limit: ROW_SIZE }],
    `/api/items?recent=true&limit=${ROW_SIZE}`
  ),
  featured: query(
    ['/api/items', { featured: true, limit: ROW_SIZE }],
    `/api/items?featured=true&limit=${ROW_SIZE}`
  ),
}

/** The initial queries of an item's page. */
export function itemQueries(id: string) {
  const url = `/api/items/${encodeURIComponent(id)}`
  return {
    categories: CATEGORIES_QUERY,
    item: query(['/api/items', id], url),
    similar: query(
      ['/api/items', id, 'similar', { limit: SIMILAR_SIZE }],
      `${url}/similar?limit=${SIMILAR_SIZE}`
    ),
  }
}

/** The first page of a paged list of items. Its key begins with the key of all items, so that it is invalidated with them. */
export function firstPageOfItems(url: string): InitialQuery {
  return { key: ['/api/items', 'pages', url], url: url, isPaged: true }
}

function query(key: readonly unknown[], url: string): InitialQuery {
  return { key, url: url }
}
