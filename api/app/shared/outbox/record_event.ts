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
  await insertEvent(trx, name, aggregateId, payload, () => null)
  trx.after('commit', () => {
    failPoint('after commit')
    wakeRelay()
  })
}

/**
 * Records a domain event whose deliveries start at `due`: one moment for all subscribers, or one for each by name; a
 * subscriber without a moment receives it at once. A moment is computed from PostgreSQL's `now()`, which decides when it has
 * come. A reaction to such an event looks again, as its cause may be moot by then.
 */
export async function recordEventAt<Name extends EventName>(
  trx: TransactionClientContract,
  due: Date | { [subscriber: string]: Date },
  name: Name,
  aggregateId: string,
  payload: EventMap[Name]
): Promise<void> {
  const dueFor = (subscriber: string) => (due instanceof Date ? due : (due[subscriber] ?? null))
  await insertEvent(trx, name, aggregateId, payload, dueFor)
}

async function insertEvent<Name extends EventName>(
  trx: TransactionClientContract,
  name: Name,
  aggregateId: string,
  payload: EventMap[Name],
  dueFor: (subscriber: string) => Date | null
): Promise<void> {
  const subscribers = subscribersOf(name).map((each) => each.name)
  await sql(
    trx,
    `with event as (
       insert into domain_events (name, aggregate_id, payload, trace_parent) values ($1, $2, $3, $4) returning id
     )
     insert into deliveries (event_id, subscriber, next_at)
     select event.id, subscriber, coalesce(due, now())
     from event, unnest($5::text[], $6::timestamptz[]) as delivery (subscriber, due)`,
    [
      name,
      aggregateId,
      JSON.stringify(payload),
      traceParent(),
      subscribers,
      subscribers.map(dueFor),
    ],
    { prepare: true }
  )
}
