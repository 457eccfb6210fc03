import { CATEGORIES_QUERY, firstPageOfItems } from './initial_queries.ts'
import { parseSearchQuery, parseCategoryQuery, searchUrl, categoryUrl } from './search_query.ts'

/** The entries of a list page without a `limit`. */
export const PAGE_SIZE = 60

/** The initial queries of a category's page, with the filters of its URL. */
export function categoryQueries(id: string, parameters: URLSearchParams) {
  const url = categoryUrl(id, parseCategoryQuery(parameters))
  return { categories: CATEGORIES_QUERY, items: firstPageOfItems(pageUrl(url, parameters)) }
}

/** The initial queries of the search page. */
export function searchQueries(parameters: URLSearchParams) {
  return { items: firstPageOfItems(pageUrl(searchUrl(parseSearchQuery(parameters)), parameters)) }
}

/** The API URL of the list page with which an HTML page begins; the parameter `cursor` of the HTML page is the cursor of the API. */
export function pageUrl(url: string, parameters: URLSearchParams): string {
  const cursor = parameters.get('cursor')
  if (!cursor) return url
  const parameter = new URLSearchParams({ cursor }).toString()
  return `${url}${url.includes('?') ? '&' : '?'}${parameter}`
}
