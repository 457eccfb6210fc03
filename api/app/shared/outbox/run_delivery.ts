import db from '@adonisjs/lucid/services/db'
import { COMMIT_UNFLUSHED } from '#shared/database/commit_unflushed'
import { inTransaction } from '#shared/database/in_transaction'
import { prepared } from '#shared/database/prepared'
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

/** Ends an open delivery, if the transaction is kept; until then nobody else can. Returns the event, unless it has been ended before. */
const MARK_DONE = `
  update deliveries d set state = 'done', last_error = null from domain_events e
  where d.event_id = ? and d.subscriber = ? and d.state in ('pending', 'queued') and e.id = d.event_id
  returning e.id, e.name, e.aggregate_id as "aggregateId", e.payload, e.occurred_at as "occurredAt"`

/**
 * Runs one subscriber for one event, once: the subscriber's writes and the mark "done" are one transaction, so a job that
 * comes twice, or again after a crash, changes nothing. A failure is written down and thrown, so that the queue tries
 * again; after too many the delivery is dead and waits for an operator, and delays nobody.
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
  // The queue keeps, logs and traces what is thrown: the error itself may quote what a person wrote.
  if (await countFailure(target, failure)) throw new Error(failure)
}

/**
 * Counted before the work, in a transaction of its own, so that a job that kills its worker counts too. A PostgreSQL that
 * crashes may forget it. Returns the name of the event, or null where nothing is to be done any more.
 */
async function countStart(target: Target): Promise<EventName | null> {
  const [started] = await prepared<{ state: string; event: EventName }>(
    db,
    'count_start',
    `update deliveries d set
       starts = starts + 1,
       queued_at = now(),
       state = case when starts >= ${MAX_STARTS} then 'dead' else state end,
       last_error = case when starts >= ${MAX_STARTS}
         then coalesce(last_error, 'It ended its worker every time') else last_error end
     from domain_events e
     where d.event_id = ? and d.subscriber = ? and d.state in ('pending', 'queued') and e.id = d.event_id
     returning d.state, e.name as event, ${COMMIT_UNFLUSHED}`,
    [target.eventId, target.subscriber]
  )
  return started && started.state !== 'dead' ? started.event : null
}

async function handleOnce(target: Target, event: EventName): Promise<void> {
  const subscriber = findSubscriber(target.subscriber)
  const occurredAt =
    subscriber?.kind === 'projection'
      ? await normalize(subscriber, target, event)
      : await react(subscriber, target, event)
  if (!occurredAt) return
  const seconds = (Date.now() - occurredAt.getTime()) / 1_000
  metrics.deliveryLag.observe({ subscriber: target.subscriber }, seconds)
}

/**
 * Marks the delivery as done and changes the read table in one statement, which is a transaction of its own. A PostgreSQL
 * that crashes may forget both: then it is sent off again. Returns when the event occurred, or null where it had been told.
 */
async function normalize(
  { folds, name }: Projection,
  target: Target,
  event: EventName
): Promise<Date | null> {
  const change = folds[event] ?? assertSubscriberKnown(target, event)
  const [done] = await prepared<Pick<DomainEvent, 'occurredAt'>>(
    db,
    `${name} of ${event}`,
    `with event as (${MARK_DONE}), folded as (${change})
     select "occurredAt", ${COMMIT_UNFLUSHED} from event`,
    [target.eventId, target.subscriber]
  )
  return done?.occurredAt ?? null
}

/** Marks the delivery as done and runs the subscriber, in one transaction. Returns what `normalize` returns. */
async function react(
  reaction: Reaction | undefined,
  target: Target,
  name: EventName
): Promise<Date | null> {
  const handle = reaction?.handlers[name] ?? assertSubscriberKnown(target, name)
  return inTransaction(async (trx) => {
    const [event] = await prepared<DomainEvent>(trx, 'mark_done', MARK_DONE, [
      target.eventId,
      target.subscriber,
    ])
    if (!event) return null
    await handle(event as never, trx)
    failPoint('before done', event.id)
    return event.occurredAt
  })
}

function assertSubscriberKnown({ subscriber }: Target, event: EventName): never {
  throw new Error(`No subscriber "${subscriber}" for "${event}" in this version`)
}

/** Returns whether the queue shall try again. */
async function countFailure(target: Target, message: string): Promise<boolean> {
  const { rows } = await db.rawQuery(
    `update deliveries set
       failures = failures + 1,
       last_error = :message,
       state = case when failures + 1 >= :maxFailures then 'dead' else state end
     where event_id = :eventId and subscriber = :subscriber and state in ('pending', 'queued')
     returning state`,
    { ...target, message, maxFailures: MAX_FAILURES }
  )
  return rows.length > 0 && rows[0].state !== 'dead'
}
