import db from '@adonisjs/lucid/services/db'

/** An event stays readable for so long, for whoever looks into a fault. */
const KEEP_DAYS = 30
const AT_ONCE = 1_000

/**
 * Removes events of a month ago of which every delivery is done, with their deliveries. What is still on its way stays, and
 * so does what is dead, until an operator replays it. Safe to run anywhere and any number of times at once, and to stop.
 */
export async function clearOldEvents(stopping: AbortSignal): Promise<void> {
  let removed: number
  do {
    // Ids begin with their moment, so the oldest are read from the primary key.
    const { rowCount } = await db.rawQuery(
      `delete from domain_events where id in (
         select e.id from domain_events e
         where e.id < :bound and not exists (
           select from deliveries d where d.event_id = e.id and d.state <> 'done'
         )
         order by e.id limit :limit for update skip locked
       )`,
      { bound: firstIdOf(Date.now() - KEEP_DAYS * 24 * 3600 * 1000), limit: AT_ONCE }
    )
    removed = rowCount
  } while (removed === AT_ONCE && !stopping.aborted)
}

/** The lowest id of version 7 of a moment in milliseconds. */
function firstIdOf(moment: number): string {
  const time = moment.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
