import type { ApiResponse } from '@japa/api-client'

/** Fails unless a reply is a 429 whose `Retry-After` is at most this many seconds, and less than a minute below. */
export function assertRateLimited(response: ApiResponse, withinSeconds: number): void {
  response.assertStatus(429)
  const seconds = Number(response.header('retry-after'))
  response.assert!.isTrue(
    seconds > withinSeconds - 60 && seconds <= withinSeconds,
    `Retry-After is ${seconds}`
  )
}
