import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

type OpenDeliveries = {
  /** Not due yet. */
  scheduled: number
  /** Due; also those that wait for a retry or were postponed. */
  pending: number
  queued: number
  dead: number
  /** How long ago the next attempt of a delivery was due, at most; 0 if none is due. */
  oldestSeconds: number
}

/**
 * Counts the deliveries that are not done by state, and returns for how many seconds one has waited for its next attempt. A
 * delivery that was postponed or failed waits from its next attempt only: one server that is unavailable, such as a push service
 * that a member's browser names, would otherwise make a working pipeline look late.
 */
export async function countOpenDeliveries(): Promise<OpenDeliveries> {
  const [open] = await sql<OpenDeliveries>(
    db,
    `select
       (select count(*) from deliveries where state = 'pending' and due_at > now())::int as scheduled,
       (select count(*) from deliveries where state = 'pending' and due_at <= now())::int as pending,
       (select count(*) from deliveries where state = 'queued')::int as queued,
       (select count(*) from deliveries where state = 'dead')::int as dead,
       coalesce((
         select extract(epoch from now() - min(next_at)) from (
           select next_at from deliveries where state = 'pending' and next_at <= now()
           union all select next_at from deliveries where state = 'queued'
         ) open
       ), 0)::float8 as "oldestSeconds"`
  )
  return open!
}
