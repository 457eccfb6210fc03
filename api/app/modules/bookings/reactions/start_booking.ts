import { lockItem } from '#modules/catalogue/public'
import { TODAY } from '#modules/bookings/today'
import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'
import { recordEvent } from '#shared/outbox/record_event'

/** Takes an accepted booking as handed over once its first day has ended, unless its owner has said so before. */
export const startBooking = reaction('start_booking', {
  async 'booking.first_day_ends'({ payload }, trx) {
    await lockItem(trx, payload.itemId)
    const started = await sql(
      trx,
      `update bookings set state = 'active' where id = $1 and state = 'accepted' and start_date < ${TODAY} returning id`,
      [payload.bookingId],
      { prepare: true }
    )
    if (started.length > 0)
      await recordEvent(trx, 'booking.started', payload.bookingId, { ...payload, by: 'system' })
  },
})
