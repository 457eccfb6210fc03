import { lockItem } from '#modules/catalogue/public'
import { DAYS_TO_RETURN } from '#modules/bookings/return_days'
import { TODAY } from '#modules/bookings/today'
import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'
import { recordEvent } from '#shared/outbox/record_event'

/**
 * Takes a booking as returned two days after its last day, unless one of its members has said so before, or that it did not take
 * place.
 */
export const completeBooking = reaction('complete_booking', {
  async 'booking.completion_due'({ payload }, trx) {
    await lockItem(trx, payload.itemId)
    const completed = await sql(
      trx,
      `update bookings set state = 'completed', completed_at = now()
       where id = $1 and state in ('accepted', 'active') and end_date + $2::int <= ${TODAY}
         and (no_show_reported_by is null or no_show_contested_at is not null) returning id`,
      [payload.bookingId, DAYS_TO_RETURN],
      { prepare: true }
    )
    if (completed.length > 0)
      await recordEvent(trx, 'booking.completed', payload.bookingId, { ...payload, by: 'system' })
  },
})
