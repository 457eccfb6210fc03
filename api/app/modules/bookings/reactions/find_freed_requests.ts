import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockItem } from '#modules/catalogue/public'
import { LACKS_ROOM } from '#modules/bookings/queries/lacks_room'
import { TODAY } from '#modules/bookings/rules/today'
import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'
import { recordEventsAt } from '#shared/outbox/record_event'

type Freed = { bookingId: string; itemId: string; ownerId: string; renterId: string }

/**
 * Finds the requests that the system declined because their days were taken, and that fit now that a booking was cancelled, changed
 * or completed early. One request per renter, the oldest, and each once. Renters who have requested or booked the listing again are
 * skipped.
 */
export const findFreedRequests = reaction('find_freed_requests', {
  'booking.cancelled': (event, trx) => findFreed(trx, event.payload.itemId),
  'booking.changed': (event, trx) => findFreed(trx, event.payload.itemId),
  'booking.completed': (event, trx) => findFreed(trx, event.payload.itemId),
})

async function findFreed(trx: TransactionClientContract, itemId: string): Promise<void> {
  const { isListed, isAvailable } = await lockItem(trx, itemId)
  if (!isListed || !isAvailable) return
  const freed = await sql<Freed>(
    trx,
    `with freed as (
       update bookings b set days_freed_at = now()
       where b.item_id = $1 and b.reason = 'dates_taken' and b.state = 'declined' and b.days_freed_at is null
         and b.start_date >= ${TODAY} and not ${LACKS_ROOM}
         and not exists (
           select from bookings other where other.item_id = b.item_id and other.renter_id = b.renter_id
             and (other.state in ('accepted', 'active') or other.state = 'requested' and other.answer_by > now())
         )
       returning b.*
     )
     select distinct on (renter_id) id as "bookingId", item_id as "itemId", owner_id as "ownerId", renter_id as "renterId"
     from freed order by renter_id, requested_at, id`,
    [itemId],
    { prepare: true }
  )
  const events = freed.map((ids) => ({ due: {}, aggregateId: ids.bookingId, payload: ids }))
  await recordEventsAt(trx, 'booking.days_freed', events)
}
