import { ApiError } from '@/lib/http/api_error'

/** The server's message of a failure; the fallback if there is none, as after a network failure. */
export function serverMessage(error: unknown, fallback: string) {
  return (error instanceof ApiError && error.response.message) || fallback
}
