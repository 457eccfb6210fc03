import type { ReportOutcome } from './moderation.ts'
import type { Moment } from './values.ts'

/**
 * What a member can report; `booking` is what its other member wrote, the note and the records of handover and return, or a
 * problem with the rental.
 */
export const REPORT_SUBJECTS = ['item', 'member', 'message', 'booking'] as const
export type ReportSubject = (typeof REPORT_SUBJECTS)[number]

/** The reasons for a report. */
export const REPORT_REASONS = [
  'scam',
  /** What is offered does not belong to its owner. */
  'not_theirs',
  /** It may not be rented out. */
  'forbidden',
  /** The wrong category or city. */
  'wrong_place',
  'offensive',
  /** An intimate picture, or one of a child, without consent. */
  'intimate',
  'impersonation',
  /** A phone number, an address or a document that someone else published. */
  'private_data',
  /** A threat, or money asked for a good word. */
  'extortion',
  /** The problems with a rental, `BOOKING_PROBLEMS`. */
  'not_returned',
  'damage',
  'deposit',
  'no_show',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** The body of `POST /api/reports`. A message's `subjectId` is `{conversationId}:{no}`. */
export type ReportBody = {
  subjectKind: ReportSubject
  subjectId: string
  reason: ReportReason
  body?: string | null
}

/** The response to a `ReportBody`; the same for a repeated report of a subject that was not decided yet. */
export type ReportReceipt = {
  /**
   * The number that the reporter is told.
   * @examples ["SJ-7K2M-4Q"]
   */
  ticket: string
  /** By when it is decided. */
  dueAt: Moment
}

/** A report, visible to its reporter only: `GET /api/reports/{ticket}`, and `GET /api/user/reports` for pages of them, newest first. */
export type Report = ReportReceipt & {
  subjectKind: ReportSubject
  subjectId: string
  reason: ReportReason
  state: 'open' | 'upheld' | 'dismissed' | 'duplicate'
  createdAt: Moment
  decidedAt: Moment | null
  /** The decision; null while the report is open. Nodes of the previous release omit it. */
  outcome?: ReportOutcome | null
}
