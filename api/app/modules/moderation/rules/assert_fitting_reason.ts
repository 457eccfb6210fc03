import type { ReportReason, ReportSubject } from '@saajha/contract/report'
import { UnfitReasonError } from '#modules/moderation/errors'
import { isBookingProblem } from '#modules/moderation/rules/is_booking_problem'

/**
 * Throws `UnfitReasonError` for a problem with a rental without a booking, for a complaint about anything but the platform,
 * and for an appeal. An appeal has a call of its own.
 */
export function assertFittingReason(kind: ReportSubject, reason: ReportReason): void {
  const isUnfitProblem = isBookingProblem(reason) && kind !== 'booking'
  const isUnfitComplaint = (reason === 'complaint') !== (kind === 'platform')
  if (isUnfitProblem || isUnfitComplaint || reason === 'appeal') throw new UnfitReasonError()
}
