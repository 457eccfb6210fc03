export { openBooking } from '#modules/bookings/commands/open_booking'
export { findDayDifferences, MAX_DIFFERENCES } from '#modules/bookings/queries/find_day_differences'
