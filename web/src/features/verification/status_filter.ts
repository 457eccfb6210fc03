import type { SubmittedDocument } from '@saajha/contract/verification'

/** What administrators may narrow the list to; expired documents are among all. */
export const STATUS_FILTERS = ['all', 'pending', 'verified', 'rejected'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

/** The filter an address names; all for anything else. */
export function statusFilter(named: string | null): StatusFilter {
  return STATUS_FILTERS.find((filter) => filter === named) ?? 'all'
}

/** The documents a filter leaves, in their order. */
export function filterDocuments(documents: readonly SubmittedDocument[], filter: StatusFilter) {
  return documents.filter(({ status }) => filter === 'all' || filter === status)
}
