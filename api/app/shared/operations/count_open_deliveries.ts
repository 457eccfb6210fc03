import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

type OpenDeliveries = { pending: number; queued: number; dead: number; oldestSeconds: number }

/** The number of open deliveries by state, and the age in seconds of the oldest event that still has one. */
export async function countOpenDeliveries(): Promise<OpenDeliveries> {
  const [open] = await sql<OpenDeliveries>(
    db,
    `select
       (select count(*) from deliveries where state = 'pending')::int as pending,
       (select count(*) from deliveries where state = 'queued')::int as queued,
       (select count(*) from deliveries where state = 'dead')::int as dead,
       coalesce((
         select extract(epoch from now() - min(e.occurred_at))
         from (
           select event_id from deliveries where state = 'pending'
           union all
           select event_id from deliveries where state = 'queued'
         ) open join domain_events e on e.id = open.event_id
       ), 0)::float8 as "oldestSeconds"`
  )
  return open!
}
