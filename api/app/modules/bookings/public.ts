export { openBooking } from '#modules/bookings/commands/open_booking'
export { answeredRequests } from '#modules/bookings/queries/answered_requests'
export { countRentals } from '#modules/bookings/queries/count_rentals'
export { countReviewedRentals } from '#modules/bookings/queries/count_reviewed_rentals'
export { listHandovers } from '#modules/bookings/queries/list_handovers'
export { findBookingAsEvidence } from '#modules/bookings/queries/find_booking_as_evidence'
export { findProblemAsEvidence } from '#modules/bookings/queries/find_problem_as_evidence'
export { findDayDifferences, MAX_DIFFERENCES } from '#modules/bookings/queries/find_day_differences'
export { shareOfCancelled } from '#modules/bookings/rules/share_of_cancelled'
export { ofOutcomes } from '#modules/bookings/steps/of_outcomes'
export { reportProblem, settleProblem } from '#modules/bookings/steps/problems'
export { ClosedProblemError, UnknownBookingError } from '#modules/bookings/errors'
export { getBooking } from '#modules/bookings/queries/list_bookings'
export {
  lockCompletedBooking,
  membersOfBooking,
} from '#modules/bookings/queries/lock_completed_booking'
export { summaryOfBooking } from '#modules/bookings/queries/summary_of_booking'
