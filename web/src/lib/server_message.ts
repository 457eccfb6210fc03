import { ApiError } from '@/lib/api_error'

/** What the server said about a failure, else the given words (a network failure says nothing). */
export function serverMessage(error: unknown, otherwise: string) {
  return (error instanceof ApiError && error.response.message) || otherwise
}
