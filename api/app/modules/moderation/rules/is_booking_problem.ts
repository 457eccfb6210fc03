import { BOOKING_PROBLEMS, type BookingProblem } from '@saajha/contract/booking'
import type { ReportReason } from '@saajha/contract/report'

/** Whether the reason of a report is a problem with a rental. */
export function isBookingProblem(reason: ReportReason): reason is BookingProblem {
  return BOOKING_PROBLEMS.some((problem) => problem === reason)
}
