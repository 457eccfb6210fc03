import db from '@adonisjs/lucid/services/db'
import { firstIdDaysAgo } from '#shared/database/first_id_days_ago'
import { sql } from '#shared/database/sql'

/** The retention of delivered events, for the analysis of incidents. */
export const EVENT_DAYS = 30
const BATCH_SIZE = 1_000

/**
 * Deletes events older than 30 days whose deliveries are all done, with their deliveries. Events with open or dead
 * deliveries stay. Returns the number of deleted events. Safe to run concurrently on several nodes, and to stop between batches.
 */
export async function clearOldEvents(stopping: AbortSignal): Promise<number> {
  let total = 0
  let removed: number
  do {
    // Ids start with their timestamp (UUIDv7), so the primary key finds the oldest events.
    const deleted = await sql(
      db,
      `delete from domain_events where id in (
         select e.id from domain_events e
         where e.id < $1 and not exists (
           select from deliveries d where d.event_id = e.id and d.state <> 'done'
         )
         order by e.id limit $2 for update skip locked
       ) returning id`,
      [firstIdDaysAgo(EVENT_DAYS), BATCH_SIZE]
    )
    removed = deleted.length
    total += removed
  } while (removed === BATCH_SIZE && !stopping.aborted)
  return total
}
