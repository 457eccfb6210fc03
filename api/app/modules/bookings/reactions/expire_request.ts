import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'
import { recordEvent } from '#shared/outbox/record_event'

/** Closes a request that its owner did not answer in time. It does nothing if the request was answered or withdrawn. */
export const expireRequest = reaction('expire_request', {
  async 'booking.answer_due'({ payload }, trx) {
    const expired = await sql(
      trx,
      `update bookings set state = 'expired', closed_by = 'system', closed_at = now()
       where id = $1 and state = 'requested' and answer_by <= now() returning id`,
      [payload.bookingId],
      { prepare: true }
    )
    if (expired.length === 0) return
    const closing = { ...payload, by: 'system', reason: null } as const
    await recordEvent(trx, 'booking.expired', payload.bookingId, closing)
  },
})
