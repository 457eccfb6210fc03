import type { ReportOutcome } from './moderation.ts'
import type { Moment } from './values.ts'

/**
 * What can be reported; `booking` is what its other member wrote, the note and the records of handover and return, or a problem
 * with the rental; `review_answer` is the public answer to a review, by the id of the review; `platform` is the product and its operator.
 */
export const REPORT_SUBJECTS = [
  'item',
  'member',
  'message',
  'booking',
  'review',
  'review_answer',
  'platform',
] as const
export type ReportSubject = (typeof REPORT_SUBJECTS)[number]

/** The hours within which a report is decided, by the kind of its reason. */
export const HOURS_TO_DECIDE = {
  intimate: 2,
  authorityOrder: 3,
  unlawfulContent: 36,
  other: 7 * 24,
  complaint: 30 * 24,
} as const

/** What a guest can report too. */
export const PUBLIC_SUBJECTS = ['item', 'member', 'platform'] as const satisfies ReportSubject[]
export type PublicSubject = (typeof PUBLIC_SUBJECTS)[number]

/** The reasons for a report. */
export const REPORT_REASONS = [
  'scam',
  /** What is offered does not belong to its owner. */
  'not_theirs',
  /** It may not be rented out. */
  'forbidden',
  /** The wrong category or city. */
  'wrong_place',
  /** A review, or the answer to one, that is not true. */
  'untrue',
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
  /** A complaint about the platform, the only reason for this subject. */
  'complaint',
  /** Against an action of an administrator about the reporter; not for `POST /api/reports`. */
  'appeal',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** The body of `POST /api/reports`. A message's `subjectId` is `{conversationId}:{no}`; the platform has none. */
export type ReportBody = {
  subjectKind: ReportSubject
  subjectId?: string | null
  reason: ReportReason
  body?: string | null
}

/** The response to a `ReportBody`; the same for a repeated report of a subject that was not decided yet, unless its reason is more urgent. */
export type ReportReceipt = {
  /**
   * The number that the reporter is told.
   * @examples ["SJ-7K2M-4Q"]
   */
  ticket: string
  /** By when it is decided. */
  dueAt: Moment
  /**
   * The key with which a guest reads the report. It is sent once, and missing for a repeated report.
   * @examples ["q83vEjRWeJCrze8SNFZ4kA"]
   */
  key?: string
}

/** The body of `POST /api/reports/{ticket}/read`, with which a guest reads a report. */
export type ReportKeyBody = { key: string }

/**
 * A report, visible to its reporter only: `GET /api/reports/{ticket}`, `POST /api/reports/{ticket}/read`, and `GET /api/user/reports` for pages of them, newest
 * first.
 */
export type Report = Omit<ReportReceipt, 'key'> & {
  subjectKind: ReportSubject
  subjectId: string | null
  reason: ReportReason
  state: 'open' | 'upheld' | 'dismissed' | 'duplicate'
  createdAt: Moment
  decidedAt: Moment | null
  /** The decision; null while the report is open. Nodes of the previous release omit it. */
  outcome?: ReportOutcome | null
}

/** The body of `POST /api/appeals`; the token comes from the error `accountBlocked`, the redirect of Google or an email. */
export type AppealBody = { token: string; body: string }

/** The body of `POST /api/appeals/read`. */
export type AppealTokenBody = { token: string }

/**
 * The body of `POST /api/items/{id}/appeals` and `POST /api/reviews/{id}/appeals`: the appeal of the owner of a hidden listing, and
 * of the author of a hidden review or answer.
 */
export type HidingAppealBody = { body: string }

/** What an appeal is about: the response of `POST /api/appeals/read`. */
export type AppealSubject = {
  /** What the administrator did. */
  action: 'suspended' | 'item_hidden' | 'review_hidden' | 'review_answer_hidden'
  reason: string
  /** The appeal that was made already, with our answer once it is decided, or null. Nodes of the previous release omit the answer. */
  appeal: (Omit<ReportReceipt, 'key'> & Pick<Report, 'state'> & { message?: string | null }) | null
}
