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
 * Records a domain event whose deliveries are due later: at one time for all subscribers, or at one for each by name, and at
 * once for a subscriber that is not named. Compute a time from PostgreSQL's `now()`, which decides whether it has come. A
 * reaction to such an event checks its condition again, which may no longer hold. Throws for the name of a subscriber that
 * does not receive the event.
 */
export async function recordEventAt<Name extends EventName>(
  trx: TransactionClientContract,
  due: Date | { [subscriber: string]: Date },
  name: Name,
  aggregateId: string,
  payload: EventMap[Name]
): Promise<void> {
  const subscribers = subscribersOf(name).map((each) => each.name)
  const times =
    due instanceof Date ? Object.fromEntries(subscribers.map((each) => [each, due])) : due
  for (const named of Object.keys(times)) {
    if (!subscribers.includes(named)) throw new Error(`${named} does not subscribe to ${name}`)
  }
  await sql(
    trx,
    `with event as (
       insert into domain_events (name, aggregate_id, payload, trace_parent) values ($1, $2, $3, $4) returning id
     )
     insert into deliveries (event_id, subscriber, due_at, next_at)
     select event.id, subscriber, coalesce(due, now()), coalesce(due, now())
     from event, unnest($5::text[], $6::timestamptz[]) as delivery (subscriber, due)`,
    [
      name,
      aggregateId,
      JSON.stringify(payload),
      traceParent(),
      subscribers,
      subscribers.map((each) => times[each] ?? null),
    ],
    { prepare: true }
  )
  trx.after('commit', () => {
    failPoint('after commit')
    wakeRelay()
  })
}
