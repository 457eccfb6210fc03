import type { EventName } from '#shared/events/domain_event'
import type { Subscriber } from '#shared/events/subscriber'

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
  return [...subscribers.values()].filter(
    (each) => event in (each.kind === 'projection' ? each.updates : each.handlers)
  )
}

/** Finds a subscriber by name; undefined when this version of the app has removed it. */
export function findSubscriber(name: string): Subscriber | undefined {
  return subscribers.get(name)
}
