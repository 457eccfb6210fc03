import db from '@adonisjs/lucid/services/db'
import { sql } from '#shared/database/sql'

/** An event and the progress of its deliveries. The payload holds ids and figures, no personal data. */
type ShownEvent = {
  id: string
  name: string
  aggregateId: string
  payload: object
  occurredAt: Date
  deliveries: {
    subscriber: string
    state: 'pending' | 'queued' | 'done' | 'dead'
    starts: number
    failures: number
    nextAt: string
    lastError: string | null
  }[]
}

/** Reads an event with its deliveries by subscriber; undefined for an unknown or cleared event. */
export async function showEvent(id: string): Promise<ShownEvent | undefined> {
  const [event] = await sql<ShownEvent>(
    db,
    `select e.id, e.name, e.aggregate_id as "aggregateId", e.payload, e.occurred_at as "occurredAt",
       coalesce(json_agg(json_build_object('subscriber', d.subscriber, 'state', d.state, 'starts', d.starts,
         'failures', d.failures, 'nextAt', d.next_at, 'lastError', d.last_error) order by d.subscriber)
         filter (where d.subscriber is not null), '[]') as deliveries
     from domain_events e left join deliveries d on d.event_id = e.id
     where e.id = $1 group by e.id`,
    [id]
  )
  return event
}
