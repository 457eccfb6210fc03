import db from '@adonisjs/lucid/services/db'

/** So many dead deliveries are listed at most. */
export const DEAD_LISTED = 500

/** A delivery that failed too often, with the kind and place of its last error. */
export type DeadDelivery = {
  eventId: string
  name: string
  subscriber: string
  occurredAt: Date
  lastError: string | null
}

/** The first 500 dead deliveries, in the order in which their events happened. */
export async function listDeadDeliveries(): Promise<DeadDelivery[]> {
  const { rows } = await db.rawQuery(
    `select d.event_id as "eventId", e.name, d.subscriber, e.occurred_at as "occurredAt",
       d.last_error as "lastError"
     from deliveries d join domain_events e on e.id = d.event_id
     where d.state = 'dead'
     order by e.occurred_at, d.event_id limit ${DEAD_LISTED}`
  )
  return rows
}
