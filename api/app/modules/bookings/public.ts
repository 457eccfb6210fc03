export { openBooking } from '#modules/bookings/commands/open_booking'
export { findBookingAsEvidence } from '#modules/bookings/queries/find_booking_as_evidence'
export { findDayDifferences, MAX_DIFFERENCES } from '#modules/bookings/queries/find_day_differences'
export { ofOutcomes } from '#modules/bookings/steps/of_outcomes'
