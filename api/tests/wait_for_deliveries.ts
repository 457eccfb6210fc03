import db from '@adonisjs/lucid/services/db'
import { until } from '#harness/until'

/** Waits until all deliveries of all events so far are done, dead, or scheduled for later. */
export async function waitForDeliveries(options: { timeoutMs?: number } = {}): Promise<void> {
  const areDone = async () => {
    const { rows } = await db.rawQuery(
      `select count(*)::int as open from deliveries
       where state = 'queued' or state = 'pending' and due_at <= now()`
    )
    return rows[0].open === 0
  }
  await until('every delivery is done', areDone, options)
}
