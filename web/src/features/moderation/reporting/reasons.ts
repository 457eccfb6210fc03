import type { ReportReason, ReportSubject } from '@saajha/contract/report'

/** What the dialog reports: a complaint about the platform has its own form. */
export type ReportedKind = Exclude<ReportSubject, 'platform'>

/** The reasons that fit each subject, in the order in which they are offered. */
export const REASONS: Record<ReportedKind, readonly ReportReason[]> = {
  item: [
    'scam',
    'not_theirs',
    'forbidden',
    'wrong_place',
    'offensive',
    'intimate',
    'private_data',
    'other',
  ],
  member: ['scam', 'impersonation', 'extortion', 'offensive', 'other'],
  booking: ['scam', 'extortion', 'offensive', 'intimate', 'private_data', 'other'],
  review: ['untrue', 'offensive', 'private_data', 'extortion', 'other'],
  review_answer: ['untrue', 'offensive', 'private_data', 'extortion', 'other'],
  message: ['scam', 'extortion', 'offensive', 'intimate', 'private_data', 'other'],
}
