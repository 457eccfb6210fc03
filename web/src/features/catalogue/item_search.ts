import type { SearchQuery } from '@saajha/contract/search_query'

/** The query string with which an item's page opens from a list: it has the days and pieces of the list chosen. */
export function itemSearch({ from, to, units }: Pick<SearchQuery, 'from' | 'to' | 'units'>) {
  if (!from) return ''
  const pieces = units !== null && { units: String(units) }
  return `?${new URLSearchParams({ startDate: from, endDate: to, ...pieces }).toString()}`
}
