import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainEvent, EventName } from '#shared/events/domain_event'

type Queue = {
  /** The number of jobs that a process runs at a time. */
  concurrency: number
  /**
   * The number of waiting jobs at which the queue receives no more. Its deliveries then stay pending in PostgreSQL, so that
   * the next jobs carry larger batches. Few enough that workers start them within their lease.
   */
  maxWaiting: number
}

/**
 * The queues by the time of their jobs, so that short ones never wait for long ones. Jobs of `deliveries` are bound by the
 * database, those of `heavy` by the CPU. One of `outbound` waits for another server and holds a database connection, so
 * there are few. E-mails about an account have their own queue (`account`): a member waits for the link to reset a
 * password, however many e-mails about notifications are due. No one waits for the jobs of `background`.
 */
export const QUEUES = {
  deliveries: { concurrency: 8, maxWaiting: 200 },
  heavy: { concurrency: 2, maxWaiting: 20 },
  outbound: { concurrency: 4, maxWaiting: 16 },
  account: { concurrency: 2, maxWaiting: 8 },
  background: { concurrency: 1, maxWaiting: 8 },
} satisfies Record<string, Queue>
export type QueueName = keyof typeof QUEUES
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[]

/** The maximum number of events that one job delivers to a subscriber. */
const MAX_BATCH = 100

/**
 * The SQL that applies events to a read table: an `insert ... on conflict` that selects from `event`, a table with the
 * column `payload` and one row per event, without those already delivered. It groups them, so that each row of the read
 * table is written once, and writes in the order of the keys, so that two workers cannot deadlock. It is part of the
 * statement that marks the deliveries as done, so it may increment current values but read no other tables.
 */
export type Updates = { [Name in EventName]?: string }

/**
 * The handlers of a reaction by event. Each runs once per event, in the transaction that marks the delivery as done, and
 * again when an operator replays the event.
 */
export type Handlers = {
  [Name in EventName]?: (event: DomainEvent<Name>, trx: TransactionClientContract) => Promise<void>
}

/** The handlers of a batch reaction by event. They receive one event or more, in the order of their ids. */
type BatchHandlers = {
  [Name in EventName]?: (
    events: DomainEvent<Name>[],
    trx: TransactionClientContract
  ) => Promise<void>
}

/**
 * The table of a projection, and the SQL of its expected rows: those of every event whose delivery to this projection is
 * done.
 */
export type ReadTable = { table: string; source: string }

type Common = { name: string; queue: QueueName; batchSize: number }

export type Projection = Common & {
  kind: 'projection'
  updates: Updates
  readTable: ReadTable
}

export type Reaction = Common & { kind: 'reaction'; handlers: BatchHandlers }

export type Subscriber = Projection | Reaction

/** Defines a subscriber that maintains a rebuildable read table; its `updates` must not write to other tables. */
export function projection(name: string, updates: Updates, readTable: ReadTable): Projection {
  return {
    name,
    kind: 'projection',
    queue: 'deliveries',
    batchSize: MAX_BATCH,
    updates,
    readTable,
  }
}

/**
 * Defines a subscriber with side effects, such as an e-mail or a file, that runs for one event at a time. Side effects are
 * never rebuilt.
 */
export function reaction(
  name: string,
  handlers: Handlers,
  options: { queue: QueueName } = { queue: 'deliveries' }
): Reaction {
  return { name, kind: 'reaction', queue: options.queue, batchSize: 1, handlers: each(handlers) }
}

/** Defines a reaction that handles many events in one transaction, with as many statements as one event needs. */
export function batchReaction(name: string, handlers: BatchHandlers): Reaction {
  return { name, kind: 'reaction', queue: 'deliveries', batchSize: MAX_BATCH, handlers }
}

/** Whether the subscriber, in this version of the app, subscribes to the event. */
export function handles(subscriber: Subscriber, event: EventName): boolean {
  return event in (subscriber.kind === 'projection' ? subscriber.updates : subscriber.handlers)
}

function each(handlers: Handlers): BatchHandlers {
  const entries = Object.entries(handlers) as [EventName, Handlers[EventName]][]
  return Object.fromEntries(
    entries.map(([name, handle]) => [
      name,
      async (events: DomainEvent[], trx: TransactionClientContract) => {
        for (const event of events) await handle!(event as never, trx)
      },
    ])
  )
}
