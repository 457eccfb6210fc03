/**
 * The payload of each domain event by name. `app/event_map.ts` extends it from the modules' `events.ts`, so that this
 * folder imports no module.
 */
export interface EventMap {}

export type EventName = keyof EventMap

/** A domain event as subscribers receive it. `id` is the same for every redelivery. */
export type DomainEvent<Name extends EventName = EventName> = {
  id: string
  name: Name
  aggregateId: string
  payload: EventMap[Name]
  occurredAt: Date
}
