import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockItem } from '#modules/catalogue/public'
import type { BookingIds } from '#modules/bookings/events'
import { takeStep } from '#modules/bookings/steps/take_step'
import { reaction } from '#shared/events/subscriber'
import { sql } from '#shared/database/sql'
import { recordEventsAt } from '#shared/outbox/record_event'

/**
 * Declines the open requests of a renter who was suspended, and lets the owners of their accepted bookings know. The requests for
 * the member's own listings end with the listings.
 */
export const closeRequestsOfMember = reaction('close_requests_of_member', {
  async 'member.suspended'({ payload: { userId } }, trx) {
    if (!(await isSuspended(trx, userId))) return
    const requested = await bookingsOf(trx, userId, ['requested'])
    for (const { bookingId, itemId } of requested) {
      await lockItem(trx, itemId)
      await takeStep(trx, 'loseRenter', { bookingId })
    }
    const held = await bookingsOf(trx, userId, ['accepted', 'active'])
    const events = held.map((ids) => ({ due: {}, aggregateId: ids.bookingId, payload: ids }))
    await recordEventsAt(trx, 'booking.renter_suspended', events)
  },
})

/** An administrator may have ended the suspension meanwhile. */
async function isSuspended(trx: TransactionClientContract, userId: string): Promise<boolean> {
  const [member] = await sql<{ isSuspended: boolean }>(
    trx,
    'select is_suspended as "isSuspended" from member_profiles where id = $1',
    [userId],
    { prepare: true }
  )
  return member?.isSuspended ?? false
}

/** In the order in which listings are locked. */
async function bookingsOf(
  trx: TransactionClientContract,
  renterId: string,
  states: readonly string[]
): Promise<BookingIds[]> {
  return sql<BookingIds>(
    trx,
    `select id as "bookingId", item_id as "itemId", owner_id as "ownerId", renter_id as "renterId" from bookings
     where renter_id = $1 and state = any($2) order by item_id, id`,
    [renterId, states],
    { prepare: true }
  )
}
