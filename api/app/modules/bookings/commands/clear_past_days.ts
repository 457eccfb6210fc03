import db from '@adonisjs/lucid/services/db'
import { TODAY } from '#modules/bookings/rules/today'
import { sql } from '#shared/database/sql'

const BATCH_SIZE = 10_000

/**
 * Deletes the counters of days before today in India; the bookings keep their history. Safe to run concurrently on several
 * nodes, and to stop between batches.
 */
export async function clearPastDays(stopping: AbortSignal): Promise<void> {
  let removed: number
  do {
    const [cleared] = await sql<{ count: number }>(
      db,
      `with removed as (
         delete from item_days where ctid = any (array(
           select ctid from item_days where day < ${TODAY} limit $1 for update skip locked
         ))
         returning day
       )
       select count(*)::int as count from removed`,
      [BATCH_SIZE]
    )
    removed = cleared!.count
  } while (removed === BATCH_SIZE && !stopping.aborted)
}
