import type { ReportReason, ReportSubject } from '@saajha/contract/report'

/** The reasons that fit each subject, in the order in which they are offered. */
export const REASONS: Record<ReportSubject, readonly ReportReason[]> = {
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
  platform: ['complaint'],
  message: ['scam', 'extortion', 'offensive', 'intimate', 'private_data', 'other'],
}
