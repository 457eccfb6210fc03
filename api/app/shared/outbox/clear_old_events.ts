import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** The retention of delivered events, for the analysis of incidents. */
const RETENTION_DAYS = 30
const BATCH_SIZE = 1_000

/**
 * Deletes events older than 30 days whose deliveries are all done, with their deliveries. Events with open or dead
 * deliveries stay. Safe to run concurrently on several nodes, and to stop between batches.
 */
export async function clearOldEvents(stopping: AbortSignal): Promise<void> {
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
      [firstIdOf(Date.now() - RETENTION_DAYS * 24 * 3600 * 1000), BATCH_SIZE]
    )
    removed = deleted.length
  } while (removed === BATCH_SIZE && !stopping.aborted)
}

/** The lowest UUIDv7 of a Unix time in milliseconds. */
function firstIdOf(unixMs: number): string {
  const time = unixMs.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
