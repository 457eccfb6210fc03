import type { DocumentStatus } from '@saajha/contract/verification'

/** Conditions on a document `d` that exclude each other, each with an index in the order of the list. */
export type ReviewPart = string[]

const SINCE = `timestamptz 'epoch' + :since::bigint * interval '1 microsecond'`

/**
 * All documents: first those that waited when the paging began, then those that were decided. One that is decided in
 * between stays in its place, so that no page shows it again and none leaves it out.
 */
const ALL: ReviewPart[] = [
  [`d.status = 'pending'`, `d.verified_at > ${SINCE}`],
  [`d.status <> 'pending' and (d.verified_at > ${SINCE}) is not true`],
]

const OF_STATUS: ReviewPart[] = [['d.status = :status::text']]

/** What administrators page through, one part after the other. */
export function reviewParts(status: DocumentStatus | undefined): ReviewPart[] {
  return status ? OF_STATUS : ALL
}
