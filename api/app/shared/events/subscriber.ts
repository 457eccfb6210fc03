import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainEvent, EventName } from '#shared/events/domain_event'

/** `media` jobs take long and wait in a queue of their own, so that a notification never waits behind a picture. */
export type QueueName = 'deliveries' | 'media'

/** What runs for each event it names, once, inside the transaction that marks the delivery as done. */
export type Handlers = {
  [Name in EventName]?: (event: DomainEvent<Name>, trx: TransactionClientContract) => Promise<void>
}

/**
 * The table a projection builds, and the SQL of the rows it shall have: those of every event whose delivery to this
 * projection is done.
 */
export type ReadTable = { table: string; source: string }

export type Subscriber = {
  name: string
  kind: 'projection' | 'reaction'
  queue: QueueName
  handlers: Handlers
  readTable?: ReadTable
}

/** A read table built from events. It may be built anew from its source, so it writes nowhere else. */
export function projection(name: string, handlers: Handlers, readTable: ReadTable): Subscriber {
  return { name, kind: 'projection', queue: 'deliveries', handlers, readTable }
}

/** An effect in the world: a notification, a picture. It is never replayed. */
export function reaction(
  name: string,
  handlers: Handlers,
  options: { queue: QueueName } = { queue: 'deliveries' }
): Subscriber {
  return { name, kind: 'reaction', queue: options.queue, handlers }
}
