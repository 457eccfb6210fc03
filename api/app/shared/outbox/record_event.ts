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
  await sql(
    trx,
    `with event as (
       insert into domain_events (name, aggregate_id, payload, trace_parent) values ($1, $2, $3, $4) returning id
     )
     insert into deliveries (event_id, subscriber)
     select event.id, subscriber from event, unnest($5::text[]) as subscriber`,
    [
      name,
      aggregateId,
      JSON.stringify(payload),
      traceParent(),
      subscribersOf(name).map((each) => each.name),
    ],
    { prepare: true }
  )
  trx.after('commit', () => {
    failPoint('after commit')
    wakeRelay()
  })
}
