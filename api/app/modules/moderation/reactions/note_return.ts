import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'

/** Notes in the open reports of an item that was not returned that it came back meanwhile; they still wait for a decision. */
export const noteReturn = reaction('note_return', {
  async 'booking.completed'({ payload: { bookingId }, occurredAt }, trx) {
    await sql(
      trx,
      `update reports set evidence = evidence || jsonb_build_object('returnedAt', $2::timestamptz)
       where subject_kind = 'booking' and subject_id = $1 and state = 'open' and reason = 'not_returned'`,
      [bookingId, occurredAt]
    )
  },
})
