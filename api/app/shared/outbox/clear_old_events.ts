import db from '@adonisjs/lucid/services/db'

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
    const { rowCount } = await db.rawQuery(
      `delete from domain_events where id in (
         select e.id from domain_events e
         where e.id < :bound and not exists (
           select from deliveries d where d.event_id = e.id and d.state <> 'done'
         )
         order by e.id limit :limit for update skip locked
       )`,
      { bound: firstIdOf(Date.now() - RETENTION_DAYS * 24 * 3600 * 1000), limit: BATCH_SIZE }
    )
    removed = rowCount
  } while (removed === BATCH_SIZE && !stopping.aborted)
}

/** The lowest UUIDv7 of a Unix time in milliseconds. */
function firstIdOf(unixMs: number): string {
  const time = unixMs.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
