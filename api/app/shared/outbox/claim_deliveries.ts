import db from '@adonisjs/lucid/services/db'
import { COMMIT_UNFLUSHED } from '#shared/database/commit_unflushed'
import { sql } from '#shared/database/sql'

/** A claimed delivery of an event to a subscriber. */
export type Delivery = {
  eventId: string
  event: string
  subscriber: string
  /** How often workers started it before, and how often it failed. */
  starts: number
  failures: number
  /** The trace context of the event's cause. */
  traceParent: string | null
}

/** How many deliveries of a subscriber one claim takes at most. */
type ClaimLimit = { subscriber: string; limit: number }

/** The maximum number of deliveries with an expired lease that one claim takes. */
const MAX_OVERDUE = 500

/** A queued delivery that no worker starts or finishes within this time is claimed again. */
export const LEASE_SECONDS = 60

/**
 * Claims pending deliveries that are due, the longest waiting of each subscriber first, and queued ones whose lease expired
 * because their job was lost with Redis or with a worker. Rows are selected by state, not by a sequence number, because
 * transactions do not commit in the order of their numbers. A claim that PostgreSQL loses in a crash is made again.
 */
export async function claimDeliveries(limits: readonly ClaimLimit[]): Promise<Delivery[]> {
  const subscribers = limits.map(({ subscriber }) => subscriber)
  const byLimit = [...Map.groupBy(limits, ({ limit }) => limit)]
  // Limits are literals: with parameters PostgreSQL expects a tenth of all pending rows and reads the whole table.
  const pending = byLimit.map(
    ([limit], n) => `
      select due.* from unnest($${n + 3}::text[]) as wanted (subscriber), lateral (
        select event_id, subscriber from deliveries
        where state = 'pending' and subscriber = wanted.subscriber and next_at <= now()
        order by next_at limit ${Math.trunc(limit)} for update skip locked
      ) due`
  )
  return sql<Delivery>(
    db,
    `with pending as (${pending.join(' union all ')}),
     overdue as (
       select event_id, subscriber from deliveries
       where state = 'queued' and queued_at < now() - make_interval(secs => $1) and subscriber = any($2)
       order by queued_at limit ${MAX_OVERDUE} for update skip locked
     ), due as (select * from pending union all select * from overdue)
     update deliveries d set state = 'queued', queued_at = now()
     from due join domain_events e on e.id = due.event_id
     where d.event_id = due.event_id and d.subscriber = due.subscriber
     returning d.event_id as "eventId", e.name as event, d.subscriber, d.starts, d.failures,
       e.trace_parent as "traceParent", ${COMMIT_UNFLUSHED}`,
    [
      LEASE_SECONDS,
      subscribers,
      ...byLimit.map(([, group]) => group.map(({ subscriber }) => subscriber)),
    ],
    { prepare: true }
  )
}
