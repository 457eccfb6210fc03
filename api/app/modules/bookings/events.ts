import type { BookingReason, BookingSide } from '@saajha/contract/booking'

type BookingIds = { bookingId: string; itemId: string; ownerId: string; renterId: string }

/** Who closed a booking, and why. */
type Closing = BookingIds & { by: BookingSide | 'system'; reason: BookingReason | null }

/** The events of the bookings module. */
export interface BookingEvents {
  /** Half of the time to answer a request has passed; scheduled when it is made. */
  'booking.reminder_due': BookingIds
  /** The time ends in which the owner can answer a request; scheduled when it is made. */
  'booking.answer_due': BookingIds
  /** The owner did not answer a request in time. */
  'booking.expired': Closing
  /** The owner accepted a request, which holds its days from now on. */
  'booking.accepted': BookingIds
  /** The morning before the first day of an accepted booking; scheduled when it is accepted. */
  'booking.day_before': BookingIds
  /** The first day of an accepted booking has ended; scheduled when it is accepted. */
  'booking.first_day_ends': BookingIds
  /** Noon two days after the last day of an accepted booking; scheduled when it is accepted. */
  'booking.completion_due': BookingIds
  /** The owner declined a request, or the system, when its days were taken. */
  'booking.declined': Closing
  /** The renter took their request back. */
  'booking.withdrawn': Closing
  /** A member proposes to change an accepted booking. */
  'booking.change_proposed': BookingIds & { changeId: string; by: BookingSide }
  /** The time ends in which the other member can answer that; scheduled when it is proposed. */
  'booking.change_due': BookingIds & { changeId: string }
  /** The other member accepted it, which changes the booking. */
  'booking.changed': BookingIds & { by: BookingSide }
  /** The other member declined it, or the system, when it was not answered in time. */
  'booking.change_declined': BookingIds & { by: BookingSide | 'system'; proposedBy: BookingSide }
  /** The member who proposed it took it back. */
  'booking.change_withdrawn': BookingIds & { by: BookingSide }
  /** The owner or the renter cancelled an accepted booking, which frees its days. */
  'booking.cancelled': Closing
  /** A cancelled booking freed the days of a request that the system had declined for them. */
  'booking.days_freed': BookingIds
  /** The listing of an accepted booking was deleted or hidden; the booking stays. */
  'booking.item_gone': BookingIds
  /** The owner handed the item over, or its first day has ended. */
  'booking.started': BookingIds & { by: BookingSide | 'system' }
  /** A member says that the rental did not take place. */
  'booking.no_show_reported': BookingIds & { by: BookingSide }
  /** The time ends in which that can be contested; scheduled when it is reported. */
  'booking.no_show_due': BookingIds
  /** The other member says that it did. */
  'booking.no_show_contested': BookingIds & { by: BookingSide }
  /** The item was returned, or its last day was two days ago. */
  'booking.completed': BookingIds & { by: BookingSide | 'system' }
}
