import { keyedHash } from '#shared/http/limits/keyed_hash'

/** A visitor, or a network, as views of a day know it: under a key of the day, so that two days cannot be joined. */
export function hashOfVisitor(day: string, visitor: string): string {
  return keyedHash(`views ${day}`, visitor)
}
