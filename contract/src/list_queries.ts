import { CATEGORIES_QUERY, firstPart } from './initial_queries.ts'
import { readSearch, readCategorySearch, searchUrl, categoryUrl } from './search_query.ts'

/** What the page of a category opens with, whose parameters may narrow it. */
export function categoryQueries(id: string, parameters: URLSearchParams) {
  const address = categoryUrl(id, readCategorySearch(parameters))
  return { categories: CATEGORIES_QUERY, items: firstPart(pageUrl(address, parameters)) }
}

/** What a search opens with. */
export function searchQueries(parameters: URLSearchParams) {
  return { items: firstPart(pageUrl(searchUrl(readSearch(parameters)), parameters)) }
}

/** Where the API answers the part of a list that a page begins with: a page names a further part by the API's own cursor. */
export function pageUrl(address: string, parameters: URLSearchParams): string {
  const cursor = parameters.get('cursor')
  if (!cursor) return address
  const position = new URLSearchParams({ cursor }).toString()
  return `${address}${address.includes('?') ? '&' : '?'}${position}`
}
