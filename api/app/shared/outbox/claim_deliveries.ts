import db from '@adonisjs/lucid/services/db'
import { COMMIT_UNFLUSHED } from '#shared/database/commit_unflushed'
import { prepared } from '#shared/database/prepared'

/** A delivery on its way to a worker. The epoch counts how often it was sent off. */
export type Delivery = {
  eventId: string
  subscriber: string
  epoch: number
  /** The trace of what caused the event. */
  traceParent: string | null
}

/** A queued delivery that nobody finished or restarted for this long is sent off again. */
export const LEASE_SECONDS = 60

/**
 * Takes up to `limit` deliveries that are due: pending ones, the longest waiting first, and queued ones whose lease ran out (their job was lost with
 * Redis, or with a worker). Rows are chosen by state, never by position, because commits do not happen in the order of
 * their numbers. A claim that a PostgreSQL forgets in a crash is made again.
 */
export async function claimDeliveries(limit: number): Promise<Delivery[]> {
  return prepared<Delivery>(
    db,
    'claim_deliveries',
    `with pending as (
       select event_id, subscriber from deliveries
       where state = 'pending'
       order by next_at limit :limit for update skip locked
     ), overdue as (
       select event_id, subscriber from deliveries
       where state = 'queued' and queued_at < now() - make_interval(secs => :lease)
       order by queued_at limit :limit for update skip locked
     ), due as (select * from pending union all select * from overdue)
     update deliveries d set state = 'queued', epoch = d.epoch + 1, queued_at = now()
     from due join domain_events e on e.id = due.event_id
     where d.event_id = due.event_id and d.subscriber = due.subscriber
     returning d.event_id as "eventId", d.subscriber, d.epoch, e.trace_parent as "traceParent",
       ${COMMIT_UNFLUSHED}`,
    { limit, lease: LEASE_SECONDS }
  )
}
