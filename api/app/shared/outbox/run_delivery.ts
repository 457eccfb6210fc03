import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { COMMIT_UNFLUSHED } from '#shared/database/commit_unflushed'
import { inTransaction } from '#shared/database/in_transaction'
import { findSubscriber } from '#shared/events/subscribers'
import type { DomainEvent } from '#shared/events/domain_event'
import { metrics } from '#shared/operations/metrics'
import { inSpan } from '#shared/operations/spans'
import type { Delivery } from '#shared/outbox/claim_deliveries'
import { failPoint } from '#shared/outbox/fail_point'

const MAX_STARTS = 50
const MAX_FAILURES = 8

type Target = Pick<Delivery, 'eventId' | 'subscriber'>

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
  if (!(await countStart(target))) return
  const failure = await handleOnce(target).then(() => null, describe)
  if (failure === null) return
  metrics.deliveryFailures.inc({ subscriber: target.subscriber })
  // The queue keeps, logs and traces what is thrown: the error itself may quote what a person wrote.
  if (await countFailure(target, failure)) throw new Error(failure)
}

async function handleOnce(target: Target): Promise<void> {
  const event = await inTransaction(async (trx) => {
    const event = await markDone(trx, target)
    if (!event) return null
    await handle(event, target.subscriber, trx)
    failPoint('before done', event.id)
    return event
  })
  if (event) measureLag(event, target)
}

function measureLag({ occurredAt }: DomainEvent, { subscriber }: Target): void {
  metrics.deliveryLag.observe({ subscriber }, (Date.now() - occurredAt.getTime()) / 1_000)
}

/**
 * Counted before the work, in a transaction of its own, so that a job that kills its worker counts too. A PostgreSQL that
 * crashes may forget it.
 */
async function countStart(target: Target): Promise<boolean> {
  const { rows } = await db.rawQuery(
    `update deliveries set
       starts = starts + 1,
       queued_at = now(),
       state = case when starts >= :maxStarts then 'dead' else state end,
       last_error = case when starts >= :maxStarts then coalesce(last_error, 'It ended its worker every time') else last_error end
     where event_id = :eventId and subscriber = :subscriber and state in ('pending', 'queued')
     returning state, ${COMMIT_UNFLUSHED}`,
    { ...target, maxStarts: MAX_STARTS }
  )
  return rows.length > 0 && rows[0].state !== 'dead'
}

/** Ends an open delivery, if the transaction is kept; until then nobody else can. Null where it has been ended before. */
async function markDone(
  trx: TransactionClientContract,
  target: Target
): Promise<DomainEvent | null> {
  const { rows } = await trx.rawQuery(
    `update deliveries d set state = 'done', last_error = null from domain_events e
     where d.event_id = :eventId and d.subscriber = :subscriber and d.state in ('pending', 'queued') and e.id = d.event_id
     returning e.id, e.name, e.aggregate_id as "aggregateId", e.payload, e.occurred_at as "occurredAt"`,
    target
  )
  return rows[0] ?? null
}

async function handle(
  event: DomainEvent,
  subscriberName: string,
  trx: TransactionClientContract
): Promise<void> {
  const handler = findSubscriber(subscriberName)?.handlers[event.name]
  if (!handler)
    throw new Error(`No subscriber "${subscriberName}" for "${event.name}" in this version`)
  await handler(event as never, trx)
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

/** The error's kind and place only: its message may quote what a person wrote. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is not an error was thrown'
  const place = error.stack
    ?.split('\n')
    .find((line) => line.trimStart().startsWith('at '))
    ?.trim()
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  return `${error.name}${code} ${place ?? ''}`.trim()
}
