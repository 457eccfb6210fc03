import { CATEGORIES } from './categories.ts'
import { ITEM_SORTS, PRICE_UNITS, type ItemSort, type PriceUnit } from './item.ts'
import { LIMITS, PRICE_PATTERN } from './limits.ts'

/** The filters that an address may name. */
export const SEARCH_FILTERS = ['recent', 'featured', 'popular'] as const
export type SearchFilter = (typeof SEARCH_FILTERS)[number]

/** What a list is asked for; the address bar is where it is kept. Texts are empty where nothing is asked. */
export type SearchQuery = {
  q: string
  location: string
  filter: SearchFilter | null
  /** A category's id. */
  category: string
  /** Rupees, as typed; never above `maxPrice`. */
  minPrice: string
  maxPrice: string
  unit: PriceUnit | null
  negotiable: boolean
  verified: boolean
  /** Null for the order in which such a list comes by itself. */
  sort: ItemSort | null
}

/** `popular` goes by the featured flag: nobody counts rentals yet. */
const ASKED_FOR: Record<SearchFilter, string> = {
  recent: 'recent',
  featured: 'featured',
  popular: 'featured',
}

/** Reads a search from an address; what it does not know, or cannot be, counts as not given. */
export function readSearch(parameters: URLSearchParams): SearchQuery {
  const text = (name: string) => parameters.get(name)?.trim() ?? ''
  const oneOf = <Word extends string>(name: string, known: readonly Word[]) =>
    known.find((word) => word === parameters.get(name)) ?? null
  const amount = (name: string) => (PRICE_PATTERN.test(text(name)) ? text(name) : '')
  const [minPrice, maxPrice] = [amount('minPrice'), amount('maxPrice')]
  const isCrossed = arePricesCrossed(minPrice, maxPrice)

  const query: SearchQuery = {
    q: text('q').slice(0, LIMITS.searchText.max),
    location: text('location').slice(0, LIMITS.location.max),
    filter: oneOf('filter', SEARCH_FILTERS),
    category: CATEGORIES.find(({ id }) => id === parameters.get('category'))?.id ?? '',
    minPrice: isCrossed ? '' : minPrice,
    maxPrice: isCrossed ? '' : maxPrice,
    unit: oneOf('unit', PRICE_UNITS),
    negotiable: parameters.get('negotiable') === 'true',
    verified: parameters.get('verified') === 'true',
    sort: oneOf('sort', ITEM_SORTS),
  }
  return sortsOf(query).some((sort) => sort === query.sort) ? query : { ...query, sort: null }
}

/** A search as an address keeps it, the inverse of `readSearch`. */
export function writeSearch(query: SearchQuery): URLSearchParams {
  const { q, location, filter, ...asked } = query
  const sort = asked.sort === defaultSort(query) ? null : asked.sort
  return given({ q, location, filter, ...asked, sort })
}

/** A search within one category, where a page is one. */
export function withCategory(query: SearchQuery, category?: string): SearchQuery {
  return category ? { ...query, category: category } : query
}

/** A category's page is the category, and no search for words. */
const NOT_WITHIN_CATEGORY = ['q', 'filter', 'category']

/** Reads what is asked for within one category, where a page is one. */
export function readCategorySearch(parameters: URLSearchParams): SearchQuery {
  return readSearch(
    new URLSearchParams([...parameters].filter(([name]) => !NOT_WITHIN_CATEGORY.includes(name)))
  )
}

/** Where the API answers a search within one category. A whole category has an address of its own. */
export function categoryUrl(id: string, query: SearchQuery) {
  const address = searchUrl(query)
  return address === '/api/items'
    ? `/api/items/category/${encodeURIComponent(id)}`
    : searchUrl(withCategory(query, id))
}

/** Where the API answers a search, or counts what would narrow it further. */
export function searchUrl(query: SearchQuery, path = '/api/items') {
  const { q, location, filter, ...asked } = query
  const flag = filter && { [ASKED_FOR[filter]]: true }
  const address = given({ q, location, ...flag, ...asked })
  return address.size > 0 ? `${path}?${address.toString()}` : path
}

/** The orders that a list can come in: a best match there is only for words. */
export function sortsOf({ q }: SearchQuery): readonly ItemSort[] {
  return ITEM_SORTS.filter((sort) => sort !== 'relevance' || q !== '')
}

/** The order in which a list comes by itself. */
export function defaultSort({ q, filter }: SearchQuery): ItemSort {
  return q && filter !== 'recent' ? 'relevance' : 'newest'
}

/** Whether the lowest of two prices is above the highest; an empty one is no bound. */
export function arePricesCrossed(minPrice: string, maxPrice: string) {
  return minPrice !== '' && maxPrice !== '' && Number(minPrice) > Number(maxPrice)
}

function given(parameters: Record<string, string | boolean | null>) {
  const asked = Object.entries(parameters).filter(([, value]) => value)
  return new URLSearchParams(
    Object.fromEntries(asked.map(([name, value]) => [name, String(value)]))
  )
}
