import type { Booking } from '@saajha/contract/booking'
import { depositOf } from '@/features/bookings/booking_quote'
import { bookings as messages } from '@/messages/bookings'

/** The deposit of a booking and its word in one line: 'Deposit ₹3,000'; null without one. */
export function depositFact(booking: Pick<Booking, 'deposit'>): string | null {
  const deposit = depositOf(booking)
  return deposit && `${messages.deposit}\u00a0${deposit}`
}
