import db from '@adonisjs/lucid/services/db'
import { COMMIT_UNFLUSHED } from '#shared/database/commit_unflushed'
import { sql } from '#shared/database/sql'

/** A claimed delivery of an event to a subscriber. */
export type Delivery = {
  eventId: string
  event: string
  subscriber: string
  /** Whether a worker started it before, and then failed or died. */
  wasStarted: boolean
  /** The trace context of the event's cause. */
  traceParent: string | null
}

/** A queued delivery that no worker starts or finishes within this time is claimed again. */
export const LEASE_SECONDS = 60

/**
 * Claims up to `limit` pending deliveries to these subscribers that are due, the longest waiting first, and up to `limit`
 * queued ones whose lease expired because their job was lost with Redis or with a worker. Rows are selected by state, not
 * by a sequence number, because transactions do not commit in the order of their numbers. A claim that PostgreSQL loses in
 * a crash is made again.
 */
export async function claimDeliveries(
  subscribers: readonly string[],
  limit: number
): Promise<Delivery[]> {
  return sql<Delivery>(
    db,
    `with pending as (
       select event_id, subscriber from deliveries
       where state = 'pending' and next_at <= now() and subscriber = any($1)
       order by next_at limit $2 for update skip locked
     ), overdue as (
       select event_id, subscriber from deliveries
       where state = 'queued' and queued_at < now() - make_interval(secs => $3) and subscriber = any($1)
       order by queued_at limit $2 for update skip locked
     ), due as (select * from pending union all select * from overdue)
     update deliveries d set state = 'queued', queued_at = now()
     from due join domain_events e on e.id = due.event_id
     where d.event_id = due.event_id and d.subscriber = due.subscriber
     returning d.event_id as "eventId", e.name as event, d.subscriber, d.starts > 0 as "wasStarted",
       e.trace_parent as "traceParent", ${COMMIT_UNFLUSHED}`,
    [subscribers, limit, LEASE_SECONDS],
    { prepare: true }
  )
}
