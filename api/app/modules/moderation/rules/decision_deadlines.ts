import { HOURS_TO_DECIDE, type ReportReason } from '@saajha/contract/report'

type LegalLimit = { hours: number; source: string; since: string }

/** A report that must be decided in so many hours is announced at once. */
const URGENT_HOURS = 36

/**
 * The time within which a report must be decided, from sources that a lawyer has not confirmed yet. Where summaries of the law
 * differ, the shorter time is taken. A report is acknowledged at once, with its ticket.
 */
const LEGAL_LIMITS = {
  /** Until the amendment 24 hours. */
  intimate: {
    hours: HOURS_TO_DECIDE.intimate,
    source: 'IT Rules 2021, rule 3(2)(b), as amended in February 2026',
    since: '2026-02-20',
  },
  /** Until the amendment 36 hours. */
  authorityOrder: {
    hours: HOURS_TO_DECIDE.authorityOrder,
    source: 'IT Rules 2021, rule 3(1)(d), as amended in February 2026',
    since: '2026-02-20',
  },
  /** Until the amendment 72 hours. */
  unlawfulContent: {
    hours: HOURS_TO_DECIDE.unlawfulContent,
    source: 'IT Rules 2021, proviso to rule 3(2)(a), as amended in February 2026',
    since: '2026-02-20',
  },
  /** Acknowledged within 48 hours, settled within a month; 30 days are never more. */
  consumerComplaint: {
    hours: HOURS_TO_DECIDE.complaint,
    source: 'Consumer Protection (E-Commerce) Rules 2020, rule 4(5)',
    since: '2020-07-23',
  },
  /** Until the amendment 15 days. */
  other: {
    hours: HOURS_TO_DECIDE.other,
    source: 'IT Rules 2021, rule 3(2)(a), as amended in February 2026',
    since: '2026-02-20',
  },
} satisfies Record<string, LegalLimit>

/** Rule 3(2)(b) covers impersonation too, pictures that were made to look like someone included. */
const OF_REASON: Partial<Record<ReportReason | 'authority_order', LegalLimit>> = {
  intimate: LEGAL_LIMITS.intimate,
  impersonation: LEGAL_LIMITS.intimate,
  authority_order: LEGAL_LIMITS.authorityOrder,
  private_data: LEGAL_LIMITS.unlawfulContent,
  offensive: LEGAL_LIMITS.unlawfulContent,
  extortion: LEGAL_LIMITS.unlawfulContent,
  complaint: LEGAL_LIMITS.consumerComplaint,
}

/** The hours within which a report with this reason must be decided. */
export function hoursToDecide(reason: ReportReason): number {
  return (OF_REASON[reason] ?? LEGAL_LIMITS.other).hours
}

/** Whether administrators are told of a report with this reason at once, also at night. */
export function isUrgent(reason: ReportReason): boolean {
  return hoursToDecide(reason) <= URGENT_HOURS
}
