import { LIMITS } from '@saajha/contract/limits'

/** What administrators may narrow the list to; expired documents are among all. */
export const STATUS_FILTERS = ['all', 'pending', 'verified', 'rejected'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

/** Which documents an administrator looks at: those of a status, and of a name, or of any where it is blank. */
export type ReviewChoice = { filter: StatusFilter; name: string }

/** What an address chooses; all where it names nothing that is known. */
export function reviewChoice(parameters: URLSearchParams): ReviewChoice {
  const status = parameters.get('status')
  return {
    filter: STATUS_FILTERS.find((filter) => filter === status) ?? 'all',
    name: (parameters.get('name') ?? '').trim().slice(0, LIMITS.searchText.max),
  }
}

/** The part of an address that chooses; `q` is the word of the search in the header. */
export function addressOf({ filter, name }: ReviewChoice): string {
  const chosen = new URLSearchParams()
  if (filter !== 'all') chosen.set('status', filter)
  if (name) chosen.set('name', name)
  return chosen.size > 0 ? `?${chosen}` : ''
}
