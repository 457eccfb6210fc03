import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DomainEvent, EventName } from '#shared/events/domain_event'

/** `media` jobs take long and wait in a queue of their own, so that a notification never waits behind a picture. */
export type QueueName = 'deliveries' | 'media'

/** What runs for each event it names, once, inside the transaction that marks the delivery as done. */
export type Handlers = {
  [Name in EventName]?: (event: DomainEvent<Name>, trx: TransactionClientContract) => Promise<void>
}

export type Subscriber = {
  name: string
  kind: 'projection' | 'reaction'
  queue: QueueName
  handlers: Handlers
}

/** A read table built from events. It may be replayed, so it writes nowhere else. */
export function projection(name: string, handlers: Handlers): Subscriber {
  return { name, kind: 'projection', queue: 'deliveries', handlers }
}

/** An effect in the world: a notification, a picture. It is never replayed. */
export function reaction(
  name: string,
  handlers: Handlers,
  options: { queue: QueueName } = { queue: 'deliveries' }
): Subscriber {
  return { name, kind: 'reaction', queue: options.queue, handlers }
}
