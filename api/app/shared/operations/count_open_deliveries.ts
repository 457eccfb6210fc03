import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

type OpenDeliveries = {
  /** Not due yet. */
  scheduled: number
  /** Due; also those that wait for a retry or were postponed. */
  pending: number
  queued: number
  dead: number
  oldestSeconds: number
}

/** The number of deliveries that are not done by state, and how long ago the oldest of them was due, in seconds. */
export async function countOpenDeliveries(): Promise<OpenDeliveries> {
  const [open] = await sql<OpenDeliveries>(
    db,
    `select
       (select count(*) from deliveries where state = 'pending' and due_at > now())::int as scheduled,
       (select count(*) from deliveries where state = 'pending' and due_at <= now())::int as pending,
       (select count(*) from deliveries where state = 'queued')::int as queued,
       (select count(*) from deliveries where state = 'dead')::int as dead,
       coalesce((
         select extract(epoch from now() - min(due_at)) from (
           select due_at from deliveries where state = 'pending' and due_at <= now()
           union all select due_at from deliveries where state = 'queued'
         ) open
       ), 0)::float8 as "oldestSeconds"`
  )
  return open!
}
