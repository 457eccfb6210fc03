import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/**
 * Resets dead deliveries of one subscriber, or of all for null, to pending with zero failures. Returns their number. The
 * last error stays until they are done.
 */
export async function replayDeadDeliveries(subscriber: string | null): Promise<number> {
  const replayed = await sql(
    db,
    `update deliveries set state = 'pending', failures = 0, starts = 0, next_at = now()
     where state = 'dead' and subscriber = coalesce($1, subscriber)
     returning event_id`,
    [subscriber]
  )
  return replayed.length
}
