import type { EventName } from '#shared/events/domain_event'
import type { Subscriber } from '#shared/events/subscriber'

const subscribers = new Map<string, Subscriber>()

/** Makes subscribers known to this process; names are unique because deliveries carry them. */
export function subscribe(...added: Subscriber[]): void {
  for (const subscriber of added) {
    if (subscribers.has(subscriber.name)) {
      throw new Error(`Two subscribers are named "${subscriber.name}"`)
    }
    subscribers.set(subscriber.name, subscriber)
  }
}

/** Who must be told of an event. */
export function subscribersOf(event: EventName): Subscriber[] {
  return [...subscribers.values()].filter(
    (each) => event in (each.kind === 'projection' ? each.folds : each.handlers)
  )
}

/** The subscriber a delivery names, or undefined when this version of the house no longer has it. */
export function findSubscriber(name: string): Subscriber | undefined {
  return subscribers.get(name)
}
