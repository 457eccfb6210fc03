import { expect, test } from 'vitest'
import { ApiError } from '@/lib/http/api_error'
import { rateLimitMessage } from '@/lib/http/rate_limit_message'

const BODY = JSON.stringify({ message: 'Please try again in 5 minutes.' })

test.each([429, 503])(
  'the rate-limit message of a response with status %i is the server’s',
  (status) => {
    expect(rateLimitMessage(new ApiError(status, '', BODY))).toBe('Please try again in 5 minutes.')
  }
)

test.each([
  ['a response with status 422', new ApiError(422, '', BODY)],
  ['a response without a message', new ApiError(429, 'Too Many Requests', '')],
  ['a network failure', new TypeError('Failed to fetch')],
])('%s has no rate-limit message', (_, error) => {
  expect(rateLimitMessage(error)).toBeNull()
})
