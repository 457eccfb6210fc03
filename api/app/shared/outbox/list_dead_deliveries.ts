import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** The maximum number of listed dead deliveries. */
export const MAX_LISTED = 500

/** A delivery that exhausted its attempts, with the name and stack frame of its last error. */
type DeadDelivery = {
  eventId: string
  name: string
  subscriber: string
  occurredAt: Date
  lastError: string | null
}

/** Lists the first 500 dead deliveries in the order of their events. */
export async function listDeadDeliveries(): Promise<DeadDelivery[]> {
  return sql<DeadDelivery>(
    db,
    `select d.event_id as "eventId", e.name, d.subscriber, e.occurred_at as "occurredAt",
       d.last_error as "lastError"
     from deliveries d join domain_events e on e.id = d.event_id
     where d.state = 'dead'
     order by e.occurred_at, d.event_id limit ${MAX_LISTED}`
  )
}
