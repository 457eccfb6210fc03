import { expect, test } from 'vitest'
import { ApiError } from '@/lib/http/api_error'
import { rejectionOf } from '@/features/media/rejection_of'

const response = (status: number) =>
  new ApiError(status, '', JSON.stringify({ code: 'x', message: 'Remove some photos first' }))

test.each([409, 413, 415, 422, 429, 503])('the reason of a response %i is shown', (status) => {
  expect(rejectionOf(response(status))).toBe('Remove some photos first')
})

test.each([401, 404, 500])('no reason of a response %i is shown', (status) => {
  expect(rejectionOf(response(status))).toBeNull()
})
