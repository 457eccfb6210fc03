import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'
import type { EventMap, EventName } from '#shared/events/domain_event'
import { subscribersOf } from '#shared/events/subscribers'
import { traceParent } from '#shared/operations/spans'
import { failPoint } from '#shared/outbox/fail_point'
import { wakeRelay } from '#shared/outbox/relay'

/**
 * Records a domain event: writes the event and one delivery per subscriber in the caller's transaction, so that state and
 * event are committed or rolled back together. Wakes the relay after the commit.
 */
export async function recordEvent<Name extends EventName>(
  trx: TransactionClientContract,
  name: Name,
  aggregateId: string,
  payload: EventMap[Name]
): Promise<void> {
  await recordEventAt(trx, {}, name, aggregateId, payload)
}

/**
 * When the deliveries of an event are due: at one time for all subscribers, or at one for each by name, and at once for a
 * subscriber that is not named.
 */
export type Due = Date | { [subscriber: string]: Date }

/**
 * Records a domain event whose deliveries are due later. Compute a time from PostgreSQL's `now()`: that clock decides whether
 * the time has come. A reaction to such an event checks its condition again, since it may no longer hold. Throws for the name
 * of a subscriber that does not receive the event.
 */
export async function recordEventAt<Name extends EventName>(
  trx: TransactionClientContract,
  due: Due,
  name: Name,
  aggregateId: string,
  payload: EventMap[Name]
): Promise<void> {
  await recordEventsAt(trx, name, [{ due, aggregateId, payload }])
}

/** Records many events of one name as `recordEventAt` does one, in one statement. */
export async function recordEventsAt<Name extends EventName>(
  trx: TransactionClientContract,
  name: Name,
  events: { due: Due; aggregateId: string; payload: EventMap[Name] }[]
): Promise<void> {
  const subscribers = subscribersOf(name).map((each) => each.name)
  const dueTimes = events.map(({ due }) => {
    const times =
      due instanceof Date ? Object.fromEntries(subscribers.map((each) => [each, due])) : due
    for (const named of Object.keys(times)) {
      if (!subscribers.includes(named)) throw new Error(`${named} does not subscribe to ${name}`)
    }
    return JSON.stringify(times)
  })
  await sql(
    trx,
    `with recorded as materialized (
       select uuidv7() as id, * from unnest($2::uuid[], $3::jsonb[], $4::jsonb[]) as e (aggregate_id, payload, due)
     ), event as (
       insert into domain_events (id, name, aggregate_id, payload, trace_parent)
       select id, $1, aggregate_id, payload, $5 from recorded
     )
     insert into deliveries (event_id, subscriber, due_at, next_at)
     select id, subscriber, at, at
     from recorded, unnest($6::text[]) as subscriber, coalesce((due ->> subscriber)::timestamptz, now()) as at`,
    [
      name,
      events.map(({ aggregateId }) => aggregateId),
      events.map(({ payload }) => JSON.stringify(payload)),
      dueTimes,
      traceParent(),
      subscribers,
    ],
    { prepare: true }
  )
  trx.after('commit', () => {
    failPoint('after commit')
    wakeRelay()
  })
}
