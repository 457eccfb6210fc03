import { ApiError } from '@/lib/api_error'

/** Too many requests, and a server that is too busy. */
const FOR_LATER = [429, 503]

/** The server's sentence where it says when to try again; null for any other failure. */
export function rateLimitMessage(error: unknown) {
  const isForLater = error instanceof ApiError && FOR_LATER.includes(error.status)
  return (isForLater && error.response.message) || null
}
