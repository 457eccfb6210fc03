import { todayInIndia } from './calendar_days.ts'
import { CATEGORIES } from './categories.ts'
import {
  attribute,
  forParameters,
  isAttributeValue,
  parameterOf,
  type AttributeName,
  type AttributeParameter,
} from './item_attributes.ts'
import { ITEM_SORTS, PRICE_UNITS, type ItemSort, type PriceUnit } from './item.ts'
import { LIMITS, PRICE_PATTERN } from './limits.ts'
import { daysProblem } from './rental_days.ts'
import type { Day } from './values.ts'

/** Values of the URL parameter `filter`. */
const SEARCH_FILTERS = ['recent', 'featured', 'popular'] as const
export type SearchFilter = (typeof SEARCH_FILTERS)[number]

/** The search text, filters and sort order of a list, stored in the page's URL. Texts are empty if unset. */
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
  /** The first and the last day on which the items have to be free; both are empty if unset. */
  from: Day
  to: Day
  /** The number of pieces on these days; null for one. */
  units: number | null
  /** Null for the default order. */
  sort: ItemSort | null
} & Record<AttributeParameter, string>

/** `popular` uses the featured flag, since rentals are not counted yet. */
const API_FLAGS: Record<SearchFilter, string> = {
  recent: 'recent',
  featured: 'featured',
  popular: 'featured',
}

/** Parses the URL parameters of a search; unknown and invalid values are ignored. */
export function parseSearchQuery(parameters: URLSearchParams): SearchQuery {
  const text = (name: string) => parameters.get(name)?.trim() ?? ''
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name)) ?? null
  const amount = (name: string) => (PRICE_PATTERN.test(text(name)) ? text(name) : '')
  const [minPrice, maxPrice] = [amount('minPrice'), amount('maxPrice')]
  const isCrossed = isMinAboveMax(minPrice, maxPrice)
  const areDays = daysProblem(text('from'), text('to'), todayInIndia()) === null

  const category = CATEGORIES.find(({ id }) => id === parameters.get('category'))?.id ?? ''
  const value = (name: AttributeName) => {
    const isOfCategory = category === '' || attribute(name).categories.includes(category)
    const typed = text(parameterOf(name))
    return isOfCategory && isAttributeValue(name, typed) ? typed : ''
  }

  const query: SearchQuery = {
    q: text('q').slice(0, LIMITS.searchText.max),
    location: text('location').slice(0, LIMITS.location.max),
    filter: oneOf('filter', SEARCH_FILTERS),
    category,
    minPrice: isCrossed ? '' : minPrice,
    maxPrice: isCrossed ? '' : maxPrice,
    unit: oneOf('unit', PRICE_UNITS),
    negotiable: parameters.get('negotiable') === 'true',
    verified: parameters.get('verified') === 'true',
    from: areDays ? text('from') : '',
    to: areDays ? text('to') : '',
    units: areDays ? piecesIn(text('units')) : null,
    ...forParameters(value),
    sort: oneOf('sort', ITEM_SORTS),
  }
  return sortsOf(query).some((sort) => sort === query.sort) ? query : { ...query, sort: null }
}

/** A number of pieces above one; null for any other text. */
function piecesIn(text: string): number | null {
  const units = Number(text)
  return Number.isInteger(units) && units > 1 && units <= LIMITS.quantity.max ? units : null
}

/** The URL parameters of a search, the inverse of `parseSearchQuery`. */
export function formatSearchQuery(query: SearchQuery): URLSearchParams {
  const { q, location, filter, ...filters } = query
  const sort = filters.sort === defaultSort(query) ? null : filters.sort
  return toParameters({ q, location, filter, ...filters, sort })
}

/** Restricts a search to a category; without one the search is unchanged. */
export function withCategory(query: SearchQuery, category?: string): SearchQuery {
  return category ? { ...query, category } : query
}

/** The change of a query that removes its filters by attributes, as another category has others. */
export function withoutAttributes(): Record<AttributeParameter, string> {
  return forParameters(() => '')
}

/** The category's page fixes the category and has no text search. */
const NOT_WITHIN_CATEGORY = ['q', 'filter', 'category']

/** Parses the URL parameters of a category's page. */
export function parseCategoryQuery(parameters: URLSearchParams): SearchQuery {
  return parseSearchQuery(
    new URLSearchParams([...parameters].filter(([name]) => !NOT_WITHIN_CATEGORY.includes(name)))
  )
}

/** The API URL of a search within a category. A category without filters has its own endpoint. */
export function categoryUrl(id: string, query: SearchQuery) {
  const url = searchUrl(query)
  return url === '/api/items'
    ? `/api/items/category/${encodeURIComponent(id)}`
    : searchUrl(withCategory(query, id))
}

/** The API URL of a search, or of its facets by their `path`. */
export function searchUrl(query: SearchQuery, path = '/api/items') {
  const { q, location, filter, ...filters } = query
  const flag = filter && { [API_FLAGS[filter]]: true }
  const sort = filters.sort ?? (defaultSort(query) === 'popular' ? 'popular' : null)
  const parameters = toParameters({ q, location, ...flag, ...filters, sort })
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path
}

/**
 * The API URL of the same search in all cities, sorted by their distance to `near`, a city of the list; with null in the
 * default order. At most twelve items.
 */
export function elsewhereUrl(query: SearchQuery, near: string | null) {
  const url = searchUrl({ ...query, location: '', sort: null })
  const parameters = new URLSearchParams(near === null ? { limit: '12' } : { near })
  return `${url}${url.includes('?') ? '&' : '?'}${parameters.toString()}`
}

/** The available sort orders; relevance needs a search text. */
export function sortsOf({ q }: SearchQuery): readonly ItemSort[] {
  return ITEM_SORTS.filter((sort) => sort !== 'relevance' || q !== '')
}

/** The sort order of a list whose URL names none. */
export function defaultSort({ q, filter }: SearchQuery): ItemSort {
  if (q && filter !== 'recent') return 'relevance'
  return filter === 'popular' ? 'popular' : 'newest'
}

/** Whether the minimum price is above the maximum; an empty price is no bound. */
export function isMinAboveMax(minPrice: string, maxPrice: string) {
  return minPrice !== '' && maxPrice !== '' && Number(minPrice) > Number(maxPrice)
}

function toParameters(values: Record<string, string | number | boolean | null>) {
  const set = Object.entries(values).filter(([, value]) => value)
  return new URLSearchParams(Object.fromEntries(set.map(([name, value]) => [name, String(value)])))
}
