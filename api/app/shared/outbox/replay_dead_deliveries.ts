import db from '@adonisjs/lucid/services/db'

/**
 * Resets dead deliveries of one subscriber, or of all for null, to pending with zero failures. Returns their number. The
 * last error stays until they are done.
 */
export async function replayDeadDeliveries(subscriber: string | null): Promise<number> {
  const { rowCount } = await db.rawQuery(
    `update deliveries set state = 'pending', failures = 0, starts = 0, next_at = now()
     where state = 'dead' and subscriber = coalesce(:subscriber, subscriber)`,
    { subscriber }
  )
  return rowCount
}
