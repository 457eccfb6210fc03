import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockItem } from '#modules/catalogue/public'
import { takeStep } from '#modules/bookings/steps/take_step'
import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'
import { recordEventsAt } from '#shared/outbox/record_event'

/** Declines the open requests of a listing that was deleted or hidden. Accepted bookings stay, and their renters are notified. */
export const closeRequestsOfItem = reaction('close_requests_of_item', {
  async 'item.removed'({ payload }, trx) {
    await close(trx, payload.itemId)
  },
  async 'item.hidden'({ payload }, trx) {
    await close(trx, payload.itemId)
  },
})

async function close(trx: TransactionClientContract, itemId: string): Promise<void> {
  const { isListed } = await lockItem(trx, itemId)
  // An operator may have shown it again meanwhile.
  if (isListed) return
  await takeStep(trx, 'loseListing', { itemId })
  await recordGoneItem(trx, itemId)
}

/** Lets the renters of bookings that were accepted know, once until everyone can see the listing again. */
async function recordGoneItem(trx: TransactionClientContract, itemId: string): Promise<void> {
  const held = await sql<{ bookingId: string; ownerId: string; renterId: string }>(
    trx,
    `select id as "bookingId", owner_id as "ownerId", renter_id as "renterId" from bookings b
     where item_id = $1 and state in ('accepted', 'active') and not exists (
       select from domain_events gone
       where gone.aggregate_id = b.id and gone.name = 'booking.item_gone' and not exists (
         select from domain_events shown where shown.aggregate_id in (b.item_id, b.owner_id)
           and shown.name in ('item.shown', 'member.reinstated') and shown.id > gone.id
       )
     ) order by requested_at, id`,
    [itemId],
    { prepare: true }
  )
  const events = held.map((ids) => ({
    due: {},
    aggregateId: ids.bookingId,
    payload: { ...ids, itemId },
  }))
  await recordEventsAt(trx, 'booking.item_gone', events)
}
