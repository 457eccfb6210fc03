import { ApiError } from '@/lib/api_error'

/** What the server says to somebody who did a thing too often, with when to try again; null for any other failure. */
export function limitSentence(error: unknown) {
  return (error instanceof ApiError && error.status === 429 && error.reply.message) || null
}
