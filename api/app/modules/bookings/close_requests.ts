import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookingReason } from '@saajha/contract/booking'
import { LACKS_ROOM } from '#modules/bookings/queries/lacks_room'
import { sql } from '#shared/database/sql'
import { recordEventsAt } from '#shared/outbox/record_event'

type Closed = {
  bookingId: string
  itemId: string
  ownerId: string
  renterId: string
  requestedAt: Date
}

const CONDITIONS = {
  dates_taken: LACKS_ROOM,
  listing_gone: 'true',
} satisfies Partial<Record<BookingReason, string>>

/**
 * Declines requests of a listing for a reason of the system, in the order in which they were made: those that no longer fit, or
 * all when the listing is gone. The caller has locked the listing.
 */
export async function closeRequests(
  trx: TransactionClientContract,
  itemId: string,
  reason: keyof typeof CONDITIONS
): Promise<void> {
  const closed = await sql<Closed>(
    trx,
    `update bookings b set state = 'declined', closed_by = 'system', reason = $2, closed_at = now()
     where b.item_id = $1 and b.state = 'requested' and b.answer_by > now() and ${CONDITIONS[reason]}
     returning b.id as "bookingId", b.item_id as "itemId", b.owner_id as "ownerId", b.renter_id as "renterId",
       b.requested_at as "requestedAt"`,
    [itemId, reason],
    { prepare: true }
  )
  const events = closed
    .sort((one, other) => Number(one.requestedAt) - Number(other.requestedAt))
    .map(({ requestedAt: _, ...ids }) => ({
      due: {},
      aggregateId: ids.bookingId,
      payload: { ...ids, by: 'system', reason } as const,
    }))
  await recordEventsAt(trx, 'booking.declined', events)
}
