import type { DocumentStatus } from '@saajha/contract/verification'

/** Mutually exclusive conditions on a document `d`; each has an index in list order. */
export type ReviewPart = string[]

const SINCE = `timestamptz 'epoch' + :since::bigint * interval '1 microsecond'`

/**
 * All documents: first those that were pending when the paging began, then the decided ones. A document that is decided
 * during the paging keeps its position, so that no page repeats or skips it.
 */
const ALL: ReviewPart[] = [
  [`d.status = 'pending'`, `d.verified_at > ${SINCE}`],
  [`d.status <> 'pending' and (d.verified_at > ${SINCE}) is not true`],
]

const OF_STATUS: ReviewPart[] = [['d.status = :status::text']]

/** The parts of the review list, which are paged in order. */
export function reviewParts(status: DocumentStatus | undefined): ReviewPart[] {
  return status ? OF_STATUS : ALL
}
