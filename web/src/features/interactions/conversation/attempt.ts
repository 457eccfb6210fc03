import type { Message } from '@saajha/contract/conversation'
import { newIdempotencyKey } from '@/lib/http/idempotency_key'

/** An attempt to send a text. Until its message is received, it is unknown whether a failed one has been stored. */
export type Attempt = { body: string; key: string }

/** The attempt to send a text: the previous one again while the text is the same, so that it is stored once. */
export function attemptAt(body: string, previous: Attempt | null): Attempt {
  return previous?.body === body ? previous : { body, key: newIdempotencyKey() }
}

/** Whether one of these messages is the message of an attempt. */
export function isReceived({ key }: Attempt, messages: readonly Message[]): boolean {
  return messages.some(({ idempotencyKey }) => idempotencyKey === key)
}
