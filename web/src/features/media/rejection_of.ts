import { ApiError } from '@/lib/http/api_error'

/** What the user can change: the file, or the time. */
const STATUSES = [409, 413, 415, 422, 429, 503]

/** The server's reason why it does not take a file; null for any other error. */
export function rejectionOf(error: unknown): string | null {
  const isRejection = error instanceof ApiError && STATUSES.includes(error.status)
  return (isRejection && error.response.message) || null
}
