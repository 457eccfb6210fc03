import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'
import { recordEventsAt } from '#shared/outbox/record_event'

type Closed = {
  bookingId: string
  itemId: string
  ownerId: string
  renterId: string
  requestedAt: Date
}

/**
 * Declines the requests of a listing that no longer fit, because another one was accepted, in the order in which they were
 * made. The caller has locked the listing.
 */
export async function closeOverlapping(
  trx: TransactionClientContract,
  itemId: string
): Promise<void> {
  const closed = await sql<Closed>(
    trx,
    `update bookings b set state = 'declined', closed_by = 'system', reason = 'dates_taken', closed_at = now()
     where b.item_id = $1 and b.state = 'requested' and b.answer_by > now() and exists (
       select from item_days d where d.item_id = b.item_id and d.day >= lower(b.held) and d.day < upper(b.held)
         and d.taken + b.units > d.capacity
     )
     returning b.id as "bookingId", b.item_id as "itemId", b.owner_id as "ownerId", b.renter_id as "renterId",
       b.requested_at as "requestedAt"`,
    [itemId],
    { prepare: true }
  )
  const events = closed
    .sort((one, other) => Number(one.requestedAt) - Number(other.requestedAt))
    .map(({ requestedAt: _, ...ids }) => ({
      due: {},
      aggregateId: ids.bookingId,
      payload: { ...ids, by: 'system', reason: 'dates_taken' } as const,
    }))
  await recordEventsAt(trx, 'booking.declined', events)
}
