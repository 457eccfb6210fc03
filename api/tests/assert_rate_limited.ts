import type { ApiResponse } from '@japa/api-client'

/** Asserts a 429 response with a `Retry-After` between `withinSeconds` less one minute and `withinSeconds`, and returns it. */
export function assertRateLimited(response: ApiResponse, withinSeconds: number): number {
  response.assertStatus(429)
  const seconds = Number(response.header('retry-after'))
  response.assert!.isTrue(
    seconds > withinSeconds - 60 && seconds <= withinSeconds,
    `Retry-After is ${seconds}`
  )
  return seconds
}
