import fragment, { type Sql } from 'sql-template-tag'
import type { DocumentStatus } from '@saajha/contract/verification'

/** Mutually exclusive conditions on a document `d`; each has an index in list order. */
export type ReviewPart = Sql[]

/**
 * The parts of the review list of one status, or of all documents, paged in order. Of all documents, those that were pending
 * when the paging began (`since`, in microseconds since 1970) come first: a document that is decided during the paging keeps
 * its position, so that no page repeats or skips it.
 */
export function reviewParts(status: DocumentStatus | undefined, since: string): ReviewPart[] {
  if (status) return [[fragment`d.status = ${status}`]]
  const start = fragment`timestamptz 'epoch' + ${since}::bigint * interval '1 microsecond'`
  return [
    [fragment`d.status = 'pending'`, fragment`d.verified_at > ${start}`],
    [fragment`d.status <> 'pending' and (d.verified_at > ${start}) is not true`],
  ]
}
