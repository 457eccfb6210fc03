import type { SearchQuery } from '@saajha/contract/search_query'

/** The days of a search; both are empty if unset. */
export type SearchedDays = Pick<SearchQuery, 'from' | 'to'>

export const ANY_DAYS: SearchedDays = { from: '', to: '' }

/** The change of a query to other days. Without days it has no number of pieces. */
export function withDays(days: SearchedDays): Partial<SearchQuery> {
  return days.from ? days : { ...days, units: null }
}
