import { ApiError } from '@/lib/http/api_error'

/** Rate limited, and overloaded. */
const RETRYABLE_STATUSES = [429, 503]

/** The server's message of a 429 or 503 response. It says when to try again. Null for any other error. */
export function rateLimitMessage(error: unknown) {
  const isRetryable = error instanceof ApiError && RETRYABLE_STATUSES.includes(error.status)
  return (isRetryable && error.response.message) || null
}
