import { expect, test, vi } from 'vitest'
import { queryPath, readJson, sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { createQueryClient } from '@/lib/queries/query_client'
import { onUnauthorized } from '@/lib/session/unauthorized'
import { serverMessage } from '@/lib/http/server_message'
import { stubRequests } from '@/tests/stub_requests'

test('the message of an error response is its status, a colon and the body', async () => {
  stubRequests({ 'GET /api/items/x': { status: 404, body: { message: 'Item not found' } } })
  await expect(readJson('/api/items/x')).rejects.toThrow('404: {"message":"Item not found"}')
})

test('the message of an error response without a body is its status text', () => {
  expect(new ApiError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway')
})

test('an error response has a message and an error message for each invalid field', () => {
  const required = { code: 'titleRequired', message: 'Title is required' }
  const errors = [{ field: 'title', ...required }]
  const body = JSON.stringify({ ...required, errors })
  const error = new ApiError(422, 'Unprocessable', body)
  expect(serverMessage(error, 'Failed')).toBe('Title is required')
  expect(error.fieldErrors).toEqual(errors)
})

test('an English reader sees the message of the server and no other of the same code', () => {
  const body = JSON.stringify({ code: 'titleRequired', message: 'Title is needed' })
  expect(serverMessage(new ApiError(422, 'Unprocessable', body), 'Failed')).toBe('Title is needed')
})

test('a failure without a server message shows the fallback message', () => {
  expect(serverMessage(new ApiError(502, 'Bad Gateway', '<html>'), 'Failed')).toBe('Failed')
  expect(serverMessage(new TypeError('Failed to fetch'), 'Please try again')).toBe(
    'Please try again'
  )
})

test('a write is sent as JSON, with cookies and extra headers', async () => {
  const requests = stubRequests({
    'POST /api/things': { status: 201, body: { id: '1' }, isUndocumented: true },
  })
  const response = await sendJson('POST', '/api/things', { a: 1 }, { 'idempotency-key': 'k' })
  expect(response).toEqual({ id: '1' })
  expect(requests.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'include',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
  })
})

test('an empty response is read as undefined', async () => {
  stubRequests({ 'DELETE /api/items/1': { status: 204 } })
  expect(await sendJson('DELETE', '/api/items/1')).toBeUndefined()
})

test.each([
  [['/api/categories'], '/api/categories'],
  [['/api/items', 'a b/c'], '/api/items/a%20b%2Fc'],
  [['/api/items', '1', 'similar', { limit: 6 }], '/api/items/1/similar?limit=6'],
  [['/api/items', { q: 'bike & car', location: undefined }], '/api/items?q=bike+%26+car'],
  [['/api/items', {}], '/api/items'],
])('the query key %j maps to the path %s', (key, path) => {
  expect(queryPath(key)).toBe(path)
})

test('a query with a 401 response fails', async () => {
  stubRequests({ 'GET /api/notifications': { status: 401, body: { message: 'Log in first' } } })
  const reading = createQueryClient().fetchQuery({ queryKey: ['/api/notifications'] })
  await expect(reading).rejects.toMatchObject({ status: 401 })
})

test('a 401 response is reported, except for the request for the current user', async () => {
  const reported = vi.fn()
  const stop = onUnauthorized(reported)
  stubRequests({
    'GET /api/auth/user': { status: 401 },
    'GET /api/notifications': { status: 401 },
  })
  await expect(readJson('/api/auth/user')).rejects.toThrow('401')
  expect(reported).not.toHaveBeenCalled()
  await expect(readJson('/api/notifications')).rejects.toThrow('401')
  expect(reported).toHaveBeenCalledOnce()
  stop()
})
