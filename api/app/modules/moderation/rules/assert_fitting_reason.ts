import type { ReportReason, ReportSubject } from '@saajha/contract/report'
import { UnfitReasonError } from '#modules/moderation/errors'
import { isBookingProblem } from '#modules/moderation/rules/is_booking_problem'

/** Throws `UnfitReasonError` for a problem with a rental without a booking, and for a complaint about anything but the platform. */
export function assertFittingReason(kind: ReportSubject, reason: ReportReason): void {
  const isUnfitProblem = isBookingProblem(reason) && kind !== 'booking'
  const isUnfitComplaint = (reason === 'complaint') !== (kind === 'platform')
  if (isUnfitProblem || isUnfitComplaint) throw new UnfitReasonError()
}
