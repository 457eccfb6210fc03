import type { BookingReason, BookingSide } from '@saajha/contract/booking'

type BookingIds = { bookingId: string; itemId: string; ownerId: string; renterId: string }

/** Who closed a booking, and why. */
type Closing = BookingIds & { by: BookingSide | 'system'; reason: BookingReason | null }

/** The events of the bookings module. */
export interface BookingEvents {
  /** A renter requested a booking, by a contact with the same id. */
  'booking.requested': BookingIds
  /** The time ends in which the owner can answer a request; scheduled when it is made. */
  'booking.answer_due': BookingIds
  /** The owner did not answer a request in time. */
  'booking.expired': Closing
  /** The owner accepted a request, which holds its days from now on. */
  'booking.accepted': BookingIds
  /** The owner declined a request, or the system, when its days were taken. */
  'booking.declined': Closing
  /** The renter took their request back. */
  'booking.withdrawn': Closing
  /** The owner or the renter cancelled an accepted booking, which frees its days. */
  'booking.cancelled': Closing
  /** The owner handed the item over. */
  'booking.started': BookingIds
  /** The item was returned. */
  'booking.completed': BookingIds
}
