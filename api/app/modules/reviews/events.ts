import type { BookingSide } from '@saajha/contract/booking'

type BookingIds = { bookingId: string; itemId: string; ownerId: string; renterId: string }

/** The events of the reviews module. None has a review's text or stars. */
export interface ReviewEvents {
  /** A member wrote a review that waits for the one of the other member, or for the end of the window. */
  'review.submitted': BookingIds & { by: BookingSide }
  /** The time to review a booking ends; scheduled with each review that waits. */
  'review.window_ended': BookingIds
  /** The morning three days before the time to review a booking ends; scheduled when it is completed. */
  'review.reminder_due': BookingIds
  /** Reviews were published: those of these sides, at once. `by` wrote the last of them; null at the end of the window. */
  'reviews.published': BookingIds & { sides: BookingSide[]; by: BookingSide | null }
  /** The published reviews of a booking, or whether they count, have changed. */
  'reviews.changed': BookingIds
}
