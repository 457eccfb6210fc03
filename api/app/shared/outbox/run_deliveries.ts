import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { COMMIT_UNFLUSHED } from '#shared/database/commit_unflushed'
import { inTransaction } from '#shared/database/in_transaction'
import { afterOutages } from '#shared/database/after_outages'
import { sql } from '#shared/database/sql'
import type { DomainEvent, EventName } from '#shared/events/domain_event'
import { handles, type Projection, type Reaction } from '#shared/events/subscriber'
import { findSubscriber } from '#shared/events/subscribers'
import { errorKind } from '#shared/operations/error_kind'
import { metrics } from '#shared/operations/metrics'
import { inSpan } from '#shared/operations/spans'
import {
  countFailure,
  countStarts,
  DIED_AT_EACH_START,
  postpone,
  type DeliverySet,
} from '#shared/outbox/delivery_states'
import { failPoint } from '#shared/outbox/fail_point'
import { Postponed } from '#shared/outbox/postponed'

/** The wait before a version that knows the subscriber may receive the delivery, during a rolling release. */
const UNKNOWN_SUBSCRIBER_SECONDS = 5

/** Marks queued deliveries as done and locks them until the commit. Returns their events; those already done have no row. */
const MARK_DONE = `
  update deliveries d set state = 'done', last_error = null from domain_events e
  where d.event_id = any($1::uuid[]) and d.subscriber = $2 and d.state = 'queued' and e.id = d.event_id
  returning e.id, e.name, e.aggregate_id as "aggregateId", e.payload, e.occurred_at as "occurredAt",
    d.due_at as "dueAt"`

/** Event as delivered; `dueAt` is when its delivery became due. */
type DueEvent = DomainEvent & { dueAt: Date }

/**
 * Runs one subscriber for events of one name, for each exactly once: the subscriber's writes and the states `done` are one
 * transaction, so a duplicate job changes nothing. When a batch fails, its deliveries run one at a time, so that the
 * failing one delays no other. The failure of a single delivery is recorded with the time of its next attempt.
 */
export async function runDeliveries(deliveries: DeliverySet): Promise<void> {
  const { subscriber } = deliveries
  const { started, dead } = await afterOutages(() => countStarts(deliveries))
  for (const { eventId } of dead) {
    logger.error({ subscriber, event: eventId }, `${DIED_AT_EACH_START}; its delivery is dead`)
  }
  const [first] = started
  if (!first) return
  const eventIds = started.map(({ eventId }) => eventId)
  const attributes =
    eventIds.length === 1
      ? { 'event.id': first.eventId }
      : { 'messaging.batch.message_count': eventIds.length }
  const error = await inSpan(subscriber, attributes, () =>
    handle({ subscriber, eventIds }, first.event as EventName)
  ).then(
    () => null,
    (thrown: unknown) => thrown ?? new Error('undefined was thrown')
  )
  if (error === null) return
  if (error instanceof Postponed) {
    metrics.deliveriesPostponed.inc({ subscriber }, eventIds.length)
    return afterOutages(() => postpone({ subscriber, eventIds }, error.seconds))
  }
  if (eventIds.length === 1) {
    return afterOutages(() => recordFailure(subscriber, first.eventId, errorKind(error)))
  }
  metrics.batchFailures.inc({ subscriber })
  const fields = { subscriber, deliveries: eventIds.length, error: errorKind(error) }
  logger.warn(fields, 'batch failed; its deliveries run one at a time')
  for (const eventId of eventIds) await runDeliveries({ subscriber, eventIds: [eventId] })
}

async function handle(deliveries: DeliverySet, event: EventName): Promise<void> {
  const subscriber = findSubscriber(deliveries.subscriber)
  if (!subscriber || !handles(subscriber, event)) throw new Postponed(UNKNOWN_SUBSCRIBER_SECONDS)
  const done =
    subscriber.kind === 'projection'
      ? await applyEvents(subscriber, deliveries, event)
      : await react(subscriber, deliveries, event)
  for (const { dueAt } of done) {
    const seconds = (Date.now() - dueAt.getTime()) / 1_000
    metrics.deliveryLag.observe({ subscriber: subscriber.name }, seconds)
  }
}

/**
 * Marks the deliveries as done and applies their events to the read table, in one statement and therefore one transaction.
 * If PostgreSQL loses it in a crash, the deliveries are claimed again. Returns the events that were not done before.
 */
async function applyEvents(
  { updates }: Projection,
  { eventIds, subscriber }: DeliverySet,
  event: EventName
): Promise<Pick<DueEvent, 'dueAt'>[]> {
  return sql<Pick<DueEvent, 'dueAt'>>(
    db,
    `with event as (${MARK_DONE}), applied as (${updates[event]})
     select "dueAt", ${COMMIT_UNFLUSHED} from event`,
    [eventIds, subscriber],
    { prepare: true }
  )
}

/** Marks the deliveries as done and runs the handler, in one transaction. Returns the same as `applyEvents`. */
async function react(
  { handlers }: Reaction,
  { eventIds, subscriber }: DeliverySet,
  name: EventName
): Promise<DueEvent[]> {
  return inTransaction(async (trx) => {
    const marked = await sql<DueEvent>(trx, MARK_DONE, [eventIds, subscriber], { prepare: true })
    if (marked.length === 0) return []
    // Ids are in the order of the events (UUIDv7).
    const events = marked.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    await handlers[name]!(events as never, trx)
    for (const { id } of events) failPoint('before done', id)
    return events
  })
}

/** Records the kind of the error alone, since its message may quote user input. */
async function recordFailure(subscriber: string, eventId: string, kind: string): Promise<void> {
  metrics.deliveryFailures.inc({ subscriber })
  const state = await countFailure(subscriber, eventId, kind)
  const fields = { subscriber, event: eventId, error: kind }
  if (state === 'dead') logger.error(fields, 'delivery failed and is dead; it needs an operator')
  else logger.warn(fields, 'delivery failed; it is retried')
}
