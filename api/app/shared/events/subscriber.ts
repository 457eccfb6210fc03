import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainEvent, EventName } from '#shared/events/domain_event'

/** Jobs that are bound by the CPU have a separate queue, so that short ones never wait for them. */
export type QueueName = 'deliveries' | 'heavy'

/**
 * The SQL that applies each event to a read table: an `insert ... on conflict` that selects from `event`, a table with the
 * column `payload` and one row, or no row if the delivery is already done. It is part of the statement that marks the
 * delivery as done, so it may increment current values but read no other tables.
 */
export type Updates = { [Name in EventName]?: string }

/** The handlers of a reaction by event. Each runs once, in the transaction that marks the delivery as done. */
export type Handlers = {
  [Name in EventName]?: (event: DomainEvent<Name>, trx: TransactionClientContract) => Promise<void>
}

/**
 * The table of a projection, and the SQL of its expected rows: those of every event whose delivery to this projection is
 * done.
 */
export type ReadTable = { table: string; source: string }

export type Projection = {
  name: string
  kind: 'projection'
  queue: QueueName
  updates: Updates
  readTable: ReadTable
}

export type Reaction = { name: string; kind: 'reaction'; queue: QueueName; handlers: Handlers }

export type Subscriber = Projection | Reaction

/** Defines a subscriber that maintains a rebuildable read table; its `updates` must not write to other tables. */
export function projection(name: string, updates: Updates, readTable: ReadTable): Projection {
  return { name, kind: 'projection', queue: 'deliveries', updates, readTable }
}

/** Defines a subscriber with side effects, such as an e-mail or a file. Side effects are never rebuilt. */
export function reaction(
  name: string,
  handlers: Handlers,
  options: { queue: QueueName } = { queue: 'deliveries' }
): Reaction {
  return { name, kind: 'reaction', queue: options.queue, handlers }
}
