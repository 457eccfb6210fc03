/**
 * Every event of the house by name, with its payload. `app/event_map.ts` fills it from the modules' `events.ts`,
 * so that this folder knows no module.
 */
export interface EventMap {}

export type EventName = keyof EventMap & string

/** Something that happened, as subscribers receive it. `id` is the same at every redelivery. */
export type DomainEvent<Name extends EventName = EventName> = {
  id: string
  name: Name
  aggregateId: string
  payload: EventMap[Name]
  occurredAt: Date
}
