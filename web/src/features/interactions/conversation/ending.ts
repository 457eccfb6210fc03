import type { Booking, BookingState } from '@saajha/contract/booking'
import type { Conversation, Message } from '@saajha/contract/conversation'

/**
 * How the rental of a conversation ended for its reader, as far as something follows: `unmet` for a renter whose days were not
 * given or were taken back, `completed` for both; null otherwise.
 */
export type Ending = 'unmet' | 'completed' | null

const UNMET: readonly BookingState[] = ['declined', 'expired']

/** The ending of a conversation by its newest booking. A cancellation of the owner or of the system is one for the renter. */
export function endingOf({ side }: Conversation, newest: Booking | undefined): Ending {
  if (newest?.state === 'completed') return 'completed'
  if (side !== 'renter' || !newest) return null
  const isCancelled = newest.state === 'cancelled' && newest.closedBy !== 'renter'
  return isCancelled || UNMET.includes(newest.state) ? 'unmet' : null
}

/** The number of the message that says that a booking ended; null if it is not among those that are loaded. */
export function closingNo(
  messages: readonly Message[],
  newest: Booking | undefined
): number | null {
  return messages.findLast(({ booking }) => booking && booking.state === newest?.state)?.no ?? null
}
