import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'

/**
 * Ends a member's calendar URL after a reset of the password or the link to a Google account: an intruder may have made it. One made
 * since then stays, and so does one after a change of the password, whose member would not know why calendars stop.
 */
export const endCalendarFeed = reaction('end_calendar_feed', {
  async 'password.changed'({ payload: { userId, isReset }, occurredAt }, trx) {
    if (isReset) await endFeed(trx, userId, occurredAt)
  },
  'member.linked': ({ payload: { userId }, occurredAt }, trx) => endFeed(trx, userId, occurredAt),
})

async function endFeed(
  trx: TransactionClientContract,
  userId: string,
  occurredAt: Date
): Promise<void> {
  await sql(trx, 'delete from calendar_feeds where user_id = $1 and created_at <= $2', [
    userId,
    occurredAt,
  ])
}
