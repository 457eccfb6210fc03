import { expect, test } from 'vitest'
import { ApiError } from '@/lib/api_error'
import { rateLimitMessage } from '@/lib/rate_limit_message'

const BODY = JSON.stringify({ message: 'Please try again in 5 minutes.' })

test.each([429, 503])('the sentence of a reply with status %i says when to try again', (status) => {
  expect(rateLimitMessage(new ApiError(status, '', BODY))).toBe('Please try again in 5 minutes.')
})

test.each([
  ['a reply with status 422', new ApiError(422, '', BODY)],
  ['a reply without words', new ApiError(429, 'Too Many Requests', '')],
  ['a network failure', new TypeError('Failed to fetch')],
])('%s has no sentence about a limit', (_, error) => {
  expect(rateLimitMessage(error)).toBeNull()
})
