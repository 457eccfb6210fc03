import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'
import { reactionNames } from '#shared/events/subscribers'

/** Which deliveries to replay; without `eventId` and `since` only dead ones. */
type Replayed = { eventId?: string; subscriber?: string; since?: Date }

/**
 * Makes deliveries due again, with zero failures: dead ones, and of one event or since a time also those of reactions that
 * are done. A projection would count a done event twice; it is rebuilt instead. Returns the number of deliveries. The last
 * error stays until they are done.
 */
export async function replayDeliveries({ eventId, subscriber, since }: Replayed): Promise<number> {
  const repeatable = eventId || since ? reactionNames() : []
  const [replayed] = await sql<{ count: number }>(
    db,
    `with replayed as (
       update deliveries d set state = 'pending', failures = 0, starts = 0, due_at = now(), next_at = now()
       from domain_events e
       where e.id = d.event_id and (d.state = 'dead' or d.state = 'done' and d.subscriber = any($1))
         and e.id = coalesce($2, e.id)
         and d.subscriber = coalesce($3, d.subscriber)
         and e.occurred_at >= coalesce($4, e.occurred_at)
       returning 1
     ) select count(*)::int as count from replayed`,
    [repeatable, eventId ?? null, subscriber ?? null, since ?? null]
  )
  return replayed!.count
}
