import { keyedHash } from '#shared/http/limits/keyed_hash'

/** The hash of a visitor or network in views. It is keyed by day, so that views of different days cannot be linked. */
export function hashOfVisitor(day: string, visitor: string): string {
  return keyedHash(`views ${day}`, visitor)
}
