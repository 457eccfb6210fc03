import type { ReadTable } from '#shared/events/subscriber'
import { findSubscriber } from '#shared/events/subscribers'

/** The table that a projection builds, or undefined when no projection has this name. */
export function findReadTable(projection: string): ReadTable | undefined {
  const subscriber = findSubscriber(projection)
  return subscriber?.kind === 'projection' ? subscriber.readTable : undefined
}
