import type { SearchQuery } from '@saajha/contract/search_query'

/** The query string with which an item's page opens from a list: with the days of the list it has them chosen. */
export function itemSearch({ from, to }: Pick<SearchQuery, 'from' | 'to'>): string {
  return from && `?${new URLSearchParams({ startDate: from, endDate: to }).toString()}`
}
