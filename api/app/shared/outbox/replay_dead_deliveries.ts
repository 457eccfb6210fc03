import db from '@adonisjs/lucid/services/db'

/**
 * Puts dead deliveries, of one subscriber or of all, back among the pending ones as if they had never failed; returns
 * how many. The last error stays until they are done.
 */
export async function replayDeadDeliveries(subscriber: string | null): Promise<number> {
  const { rowCount } = await db.rawQuery(
    `update deliveries set state = 'pending', failures = 0, starts = 0, next_at = now()
     where state = 'dead' and subscriber = coalesce(:subscriber, subscriber)`,
    { subscriber }
  )
  return rowCount
}
