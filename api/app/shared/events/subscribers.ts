import type { EventName } from '#shared/events/domain_event'
import { handles, type QueueName, type Subscriber } from '#shared/events/subscriber'

const subscribers = new Map<string, Subscriber>()

/** Registers subscribers in this process. Deliveries refer to them by name; throws for a duplicate name. */
export function subscribe(...added: Subscriber[]): void {
  for (const subscriber of added) {
    if (subscribers.has(subscriber.name)) {
      throw new Error(`Two subscribers are named "${subscriber.name}"`)
    }
    subscribers.set(subscriber.name, subscriber)
  }
}

/** The subscribers of an event. */
export function subscribersOf(event: EventName): Subscriber[] {
  return [...subscribers.values()].filter((each) => handles(each, event))
}

/** The subscribers whose deliveries run in one of these queues. */
export function subscribersIn(queues: readonly QueueName[]): Subscriber[] {
  return [...subscribers.values()].filter(({ queue }) => queues.includes(queue))
}

/** The subscribers of all events. */
export function allSubscribers(): Subscriber[] {
  return [...subscribers.values()]
}

/** The names of all reactions. */
export function reactionNames(): string[] {
  return [...subscribers.values()].filter(({ kind }) => kind === 'reaction').map(({ name }) => name)
}

/** Finds a subscriber by name; undefined when this version of the app does not have it. */
export function findSubscriber(name: string): Subscriber | undefined {
  return subscribers.get(name)
}
