import { lockItem } from '#modules/catalogue/public'
import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'
import { recordEvent } from '#shared/outbox/record_event'

/** Cancels a booking of which a member said that it did not take place, unless the other one has contested that. */
export const endNoShow = reaction('end_no_show', {
  async 'booking.no_show_due'({ payload }, trx) {
    await lockItem(trx, payload.itemId)
    const cancelled = await sql(
      trx,
      `update bookings set state = 'cancelled', closed_by = 'system', reason = 'did_not_take_place', closed_at = now()
       where id = $1 and state in ('accepted', 'active') and no_show_contested_at is null
         and no_show_contest_until <= now() returning id`,
      [payload.bookingId],
      { prepare: true }
    )
    if (cancelled.length === 0) return
    const closing = { ...payload, by: 'system', reason: 'did_not_take_place' } as const
    await recordEvent(trx, 'booking.cancelled', payload.bookingId, closing)
  },
})
