import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookingReason, BookingSide, BookingState } from '@saajha/contract/booking'
import { recordEvent } from '#shared/outbox/record_event'

type BookingIds = { bookingId: string; itemId: string; ownerId: string; renterId: string }

type Change = {
  to: BookingState
  by: BookingSide | 'system'
  reason: BookingReason | null
}

/** Records the event of a booking's new state. */
export async function recordChange(
  trx: TransactionClientContract,
  { bookingId, itemId, ownerId, renterId }: BookingIds,
  { to, by, reason }: Change
): Promise<void> {
  const ids = { bookingId, itemId, ownerId, renterId }
  switch (to) {
    case 'accepted':
      return recordEvent(trx, 'booking.accepted', bookingId, ids)
    case 'active':
      return recordEvent(trx, 'booking.started', bookingId, { ...ids, by })
    case 'completed':
      return recordEvent(trx, 'booking.completed', bookingId, { ...ids, by })
    case 'declined':
    case 'withdrawn':
    case 'cancelled':
      return recordEvent(trx, `booking.${to}`, bookingId, { ...ids, by, reason })
  }
}
