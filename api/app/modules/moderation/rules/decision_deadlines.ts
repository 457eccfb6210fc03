import type { ReportReason } from '@saajha/contract/report'

type LegalLimit = { hours: number; source: string; since: string }

/**
 * The time within which a report must be decided, from sources that a lawyer has not confirmed yet. Where summaries of the law
 * differ, the shorter time is taken. A report is acknowledged at once, with its ticket.
 */
const LEGAL_LIMITS = {
  /** Until the amendment 24 hours. */
  intimate: {
    hours: 2,
    source: 'IT Rules 2021, rule 3(2)(b), as amended in February 2026',
    since: '2026-02-20',
  },
  /** Until the amendment 15 days. */
  other: {
    hours: 7 * 24,
    source: 'IT Rules 2021, rule 3(2)(a), as amended in February 2026',
    since: '2026-02-20',
  },
} satisfies Record<string, LegalLimit>

/** Rule 3(2)(b) covers impersonation too, pictures that were made to look like someone included. */
const OF_REASON: Partial<Record<ReportReason, LegalLimit>> = {
  intimate: LEGAL_LIMITS.intimate,
  impersonation: LEGAL_LIMITS.intimate,
}

/** The hours within which a report with this reason must be decided. */
export function hoursToDecide(reason: ReportReason): number {
  return (OF_REASON[reason] ?? LEGAL_LIMITS.other).hours
}
