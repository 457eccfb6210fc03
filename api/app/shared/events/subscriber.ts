import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainEvent, EventName } from '#shared/events/domain_event'

/** `media` jobs take long and wait in a queue of their own, so that a notification never waits behind a picture. */
export type QueueName = 'deliveries' | 'media'

/**
 * The SQL that changes a read table by each event it names, once: an `insert ... on conflict` that selects from `event`,
 * which has `payload` and one row, or none where the delivery was ended before. It is a part of the statement that marks the
 * delivery as done: it adds to what stands in the table when it gets there, and reads nothing else.
 */
export type Folds = { [Name in EventName]?: string }

/** What runs for each event it names, once, inside the transaction that marks the delivery as done. */
export type Handlers = {
  [Name in EventName]?: (event: DomainEvent<Name>, trx: TransactionClientContract) => Promise<void>
}

/**
 * The table a projection builds, and the SQL of the rows it shall have: those of every event whose delivery to this
 * projection is done.
 */
export type ReadTable = { table: string; source: string }

export type Projection = {
  name: string
  kind: 'projection'
  queue: QueueName
  folds: Folds
  readTable: ReadTable
}

export type Reaction = { name: string; kind: 'reaction'; queue: QueueName; handlers: Handlers }

export type Subscriber = Projection | Reaction

/** A read table built from events. It may be built anew from its source, so it writes nowhere else. */
export function projection(name: string, folds: Folds, readTable: ReadTable): Projection {
  return { name, kind: 'projection', queue: 'deliveries', folds, readTable }
}

/** An effect in the world: a notification, a picture. It is never replayed. */
export function reaction(
  name: string,
  handlers: Handlers,
  options: { queue: QueueName } = { queue: 'deliveries' }
): Reaction {
  return { name, kind: 'reaction', queue: options.queue, handlers }
}
