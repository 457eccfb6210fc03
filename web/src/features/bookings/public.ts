export { Agreement } from '@/features/bookings/agreement/lazy_agreement'
export { bookedDuration } from '@/features/bookings/booked_duration'
export { bookingQuote, depositOf } from '@/features/bookings/booking_quote'
export type { ChosenDays } from '@/features/bookings/calendar/choose_day'
export { piecesLeft } from '@/features/bookings/calendar/free_pieces'
export { BookingCalendar } from '@/features/bookings/components/booking_calendar'
export { BookingDates } from '@/features/bookings/components/booking_dates'
export { RequestTerms } from '@/features/bookings/components/request_terms'
export { DepositQuestion } from '@/features/bookings/handover/deposit_question'
export { useHasOpenBooking } from '@/features/bookings/hooks/use_has_open_booking'
export { useItemCalendar } from '@/features/bookings/hooks/use_item_calendar'
export { durationProblem } from '@/features/bookings/rental_duration'
export {
  parseRequestedDays,
  unitsWithin,
  type RequestedDays,
} from '@/features/bookings/requested_days'
export { ConversationBookings } from '@/features/bookings/requests/conversation_bookings'
export { problemSubject } from '@/features/bookings/requests/problem_subject'
export { useConversationBookings } from '@/features/bookings/requests/use_conversation_bookings'
