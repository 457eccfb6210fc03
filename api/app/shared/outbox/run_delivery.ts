import db from '@adonisjs/lucid/services/db'
import { COMMIT_UNFLUSHED } from '#shared/database/commit_unflushed'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import type { DomainEvent, EventName } from '#shared/events/domain_event'
import type { Projection, Reaction } from '#shared/events/subscriber'
import { findSubscriber } from '#shared/events/subscribers'
import { errorKind } from '#shared/operations/error_kind'
import { metrics } from '#shared/operations/metrics'
import { inSpan } from '#shared/operations/spans'
import type { Delivery } from '#shared/outbox/claim_deliveries'
import { failPoint } from '#shared/outbox/fail_point'

const MAX_STARTS = 50
const MAX_FAILURES = 8

type Target = Pick<Delivery, 'eventId' | 'subscriber'>

/** Marks an open delivery as done and locks it until the commit. Returns the event, or no row if it was already done. */
const MARK_DONE = `
  update deliveries d set state = 'done', last_error = null from domain_events e
  where d.event_id = $1 and d.subscriber = $2 and d.state in ('pending', 'queued') and e.id = d.event_id
  returning e.id, e.name, e.aggregate_id as "aggregateId", e.payload, e.occurred_at as "occurredAt"`

/**
 * Runs one subscriber for one event exactly once: the subscriber's writes and the state `done` are one transaction, so a
 * duplicate job changes nothing. A failure is recorded and thrown, so that the queue retries the job. After 8 failures or
 * 50 starts the delivery is dead until an operator replays it.
 */
export async function runDelivery(target: Target): Promise<void> {
  const attributes = { 'event.id': target.eventId }
  return inSpan(target.subscriber, attributes, () => deliver(target))
}

async function deliver(target: Target): Promise<void> {
  const event = await countStart(target)
  if (!event) return
  const failure = await handleOnce(target, event).then(() => null, errorKind)
  if (failure === null) return
  metrics.deliveryFailures.inc({ subscriber: target.subscriber })
  // The queue stores, logs and traces the thrown error; the original one may quote user input.
  if (await countFailure(target, failure)) throw new Error(failure)
}

/**
 * Counts a start before the work, in a separate transaction, so that a job that kills its worker counts too. The count may
 * be lost if PostgreSQL crashes. Returns the name of the event, or null if the delivery is done or dead.
 */
async function countStart(target: Target): Promise<EventName | null> {
  const [started] = await sql<{ state: string; event: EventName }>(
    db,
    `update deliveries d set
       starts = starts + 1,
       queued_at = now(),
       state = case when starts >= ${MAX_STARTS} then 'dead' else state end,
       last_error = case when starts >= ${MAX_STARTS}
         then coalesce(last_error, 'The worker died at each of ${MAX_STARTS} starts') else last_error end
     from domain_events e
     where d.event_id = $1 and d.subscriber = $2 and d.state in ('pending', 'queued') and e.id = d.event_id
     returning d.state, e.name as event, ${COMMIT_UNFLUSHED}`,
    [target.eventId, target.subscriber],
    { prepare: true }
  )
  return started && started.state !== 'dead' ? started.event : null
}

async function handleOnce(target: Target, event: EventName): Promise<void> {
  const subscriber = findSubscriber(target.subscriber)
  const occurredAt =
    subscriber?.kind === 'projection'
      ? await applyEvent(subscriber, target, event)
      : await react(subscriber, target, event)
  if (!occurredAt) return
  const seconds = (Date.now() - occurredAt.getTime()) / 1_000
  metrics.deliveryLag.observe({ subscriber: target.subscriber }, seconds)
}

/**
 * Marks the delivery as done and applies the event to the read table, in one statement and therefore one transaction. If
 * PostgreSQL loses it in a crash, the delivery is claimed again. Returns the time of the event, or null if the delivery was
 * already done.
 */
async function applyEvent(
  { updates }: Projection,
  target: Target,
  event: EventName
): Promise<Date | null> {
  const update = updates[event] ?? throwUnknownSubscriber(target, event)
  const [done] = await sql<Pick<DomainEvent, 'occurredAt'>>(
    db,
    `with event as (${MARK_DONE}), applied as (${update})
     select "occurredAt", ${COMMIT_UNFLUSHED} from event`,
    [target.eventId, target.subscriber],
    { prepare: true }
  )
  return done?.occurredAt ?? null
}

/** Marks the delivery as done and runs the handler, in one transaction. Returns the same as `applyEvent`. */
async function react(
  reaction: Reaction | undefined,
  target: Target,
  name: EventName
): Promise<Date | null> {
  const handle = reaction?.handlers[name] ?? throwUnknownSubscriber(target, name)
  return inTransaction(async (trx) => {
    const [event] = await sql<DomainEvent>(trx, MARK_DONE, [target.eventId, target.subscriber], {
      prepare: true,
    })
    if (!event) return null
    await handle(event as never, trx)
    failPoint('before done', event.id)
    return event.occurredAt
  })
}

function throwUnknownSubscriber({ subscriber }: Target, event: EventName): never {
  throw new Error(`No subscriber "${subscriber}" for "${event}" in this version`)
}

/** Records a failure. Returns whether the queue should retry the job. */
async function countFailure(target: Target, message: string): Promise<boolean> {
  const [delivery] = await sql<{ state: string }>(
    db,
    `update deliveries set
       failures = failures + 1,
       last_error = $3,
       state = case when failures + 1 >= ${MAX_FAILURES} then 'dead' else state end
     where event_id = $1 and subscriber = $2 and state in ('pending', 'queued')
     returning state`,
    [target.eventId, target.subscriber, message]
  )
  return delivery !== undefined && delivery.state !== 'dead'
}
