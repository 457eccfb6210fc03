import { LIMITS } from '@saajha/contract/limits'

/** Status filters of the review list; expired documents appear under `all` only. */
export const STATUS_FILTERS = ['all', 'pending', 'verified', 'rejected'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

/** The filter of the review list: a status, and a name unless blank. */
export type ReviewChoice = { filter: StatusFilter; name: string }

/** The filter of a query string; `all` if it has no valid status. */
export function reviewChoice(parameters: URLSearchParams): ReviewChoice {
  const status = parameters.get('status')
  return {
    filter: STATUS_FILTERS.find((filter) => filter === status) ?? 'all',
    name: (parameters.get('name') ?? '').trim().slice(0, LIMITS.searchText.max),
  }
}

/** The query string of a filter; `q` is also the parameter of the header's search. */
export function queryOf({ filter, name }: ReviewChoice): string {
  const chosen = new URLSearchParams()
  if (filter !== 'all') chosen.set('status', filter)
  if (name) chosen.set('name', name)
  return chosen.size > 0 ? `?${chosen}` : ''
}
