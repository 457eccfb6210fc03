import type { Booking } from '@saajha/contract/booking'
import type { Conversation, Message } from '@saajha/contract/conversation'

/**
 * How the rental of a conversation ended for its reader: `completed` for both; without a rental `unrented` for the owner, `unmet` for
 * a renter whose days were not given or were taken back, and `revoked` for one who stepped back. Null while it has not ended.
 */
export type Ending = 'completed' | 'unrented' | 'unmet' | 'revoked' | null

/** The ending of a conversation by its newest booking. A cancellation of the owner or of the system is `unmet` for the renter. */
export function endingOf({ side }: Conversation, newest: Booking | undefined): Ending {
  switch (newest?.state) {
    case 'completed':
      return 'completed'
    case 'declined':
    case 'expired':
    case 'withdrawn':
    case 'cancelled':
      if (side === 'owner') return 'unrented'
      return isRevoked(newest) ? 'revoked' : 'unmet'
    default:
      return null
  }
}

function isRevoked({ state, closedBy }: Booking) {
  return state === 'withdrawn' || (state === 'cancelled' && closedBy === 'renter')
}

/** The number of the message that says that a booking ended; null if it is not among those that are loaded. */
export function closingNo(
  messages: readonly Message[],
  newest: Booking | undefined
): number | null {
  return messages.findLast(({ booking }) => booking && booking.state === newest?.state)?.no ?? null
}
