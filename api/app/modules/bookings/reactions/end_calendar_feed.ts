import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'

/**
 * Ends a member's calendar URL after a reset of the password: an intruder may have made it. One made since then stays, and so does
 * one after a change of the password, whose member would not know why calendars stop.
 */
export const endCalendarFeed = reaction('end_calendar_feed', {
  async 'password.changed'({ payload: { userId, isReset }, occurredAt }, trx) {
    if (!isReset) return
    await sql(trx, 'delete from calendar_feeds where user_id = $1 and created_at <= $2', [
      userId,
      occurredAt,
    ])
  },
})
