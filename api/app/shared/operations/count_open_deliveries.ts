import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

type OpenDeliveries = {
  /** Not due yet. */
  scheduled: number
  pending: number
  queued: number
  dead: number
  oldestSeconds: number
}

/** The number of deliveries that are not done by state, and for how long the oldest due one has been open, in seconds. */
export async function countOpenDeliveries(): Promise<OpenDeliveries> {
  const [open] = await sql<OpenDeliveries>(
    db,
    `select
       (select count(*) from deliveries where state = 'pending' and next_at > now())::int as scheduled,
       (select count(*) from deliveries where state = 'pending' and next_at <= now())::int as pending,
       (select count(*) from deliveries where state = 'queued')::int as queued,
       (select count(*) from deliveries where state = 'dead')::int as dead,
       coalesce((
         select extract(epoch from now() - min(greatest(e.occurred_at, open.next_at)))
         from (
           select event_id, next_at from deliveries where state = 'pending' and next_at <= now()
           union all
           select event_id, next_at from deliveries where state = 'queued'
         ) open join domain_events e on e.id = open.event_id
       ), 0)::float8 as "oldestSeconds"`
  )
  return open!
}
