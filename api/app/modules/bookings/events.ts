import type { BookingReason, BookingSide } from '@saajha/contract/booking'
import type { BookingOutcome } from '@saajha/contract/booking_steps'

export type BookingIds = { bookingId: string; itemId: string; ownerId: string; renterId: string }

/** Who took a step, and what else its reactions need. */
export type StepDetails = {
  by: BookingSide | 'system'
  reason?: BookingReason | null
  /** The proposal that the step makes. */
  changeId?: string
  /** Who made the proposal that the step answers. */
  proposedBy?: BookingSide
}

/** The steps of bookings. The previous release records no `by` for an accepted request. */
type StepEvents = {
  [Outcome in BookingOutcome as `booking.${Outcome}`]: BookingIds &
    (Outcome extends 'accepted' ? Partial<StepDetails> : StepDetails)
}

/** The events of the bookings module: one for each outcome of a step, and those below. */
export interface BookingEvents extends StepEvents {
  /** Half of the time to answer a request has passed; scheduled when it is made. */
  'booking.reminder_due': BookingIds
  /** The time ends in which the owner can answer a request; scheduled when it is made. */
  'booking.answer_due': BookingIds
  /** The morning before the first day of an accepted booking; scheduled when it is accepted. */
  'booking.day_before': BookingIds
  /** The first day of an accepted booking has ended; scheduled when it is accepted. */
  'booking.first_day_ends': BookingIds
  /** The morning of the last day of an accepted booking, or two hours before the agreed return; scheduled when it is accepted. */
  'booking.return_due': BookingIds
  /** The morning after the last day of an accepted booking; scheduled when it is accepted. */
  'booking.overdue': BookingIds
  /** Noon two days after the last day of an accepted booking; scheduled when it is accepted. */
  'booking.completion_due': BookingIds
  /** The time ends in which the other member can answer a proposal; scheduled when it is made. */
  'booking.change_due': BookingIds & { changeId: string }
  /** A booking that was cancelled, changed or completed early freed days of a request that the system had declined for them. */
  'booking.days_freed': BookingIds
  /** The listing of an accepted booking was deleted or hidden; the booking stays. */
  'booking.item_gone': BookingIds
  /** The renter of an accepted booking was suspended; the booking stays. */
  'booking.renter_suspended': BookingIds
  /** The time ends in which a report can be contested that the rental did not take place; scheduled when it is made. */
  'booking.no_show_due': BookingIds
}
