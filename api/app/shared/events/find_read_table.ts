import type { ReadTable } from '#shared/events/subscriber'
import { allSubscribers, findSubscriber } from '#shared/events/subscribers'

/** The table that a projection builds, or undefined when no projection has this name. */
export function findReadTable(projection: string): ReadTable | undefined {
  const subscriber = findSubscriber(projection)
  return subscriber?.kind === 'projection' ? subscriber.readTable : undefined
}

/** The names of all projections that build a table. */
export function projectionNames(): string[] {
  const names = allSubscribers().map(({ name }) => name)
  return names.filter((name) => findReadTable(name) !== undefined)
}
