import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { booking, called, open, unreachable } from '@/pages/tests/open_dashboard'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'

test('a notification of an unknown type is shown with the texts of the server', async () => {
  const unknown = {
    ...called,
    type: 'review_wanted',
    title: 'Please review',
    message: 'How was it?',
  }
  open('/dashboard?tab=notifications', {
    'GET /api/notifications': { body: [unknown, booking], isUndocumented: true },
  })
  expect(await screen.findByRole('button', { name: 'Please review' })).toBeTruthy()
  expect(screen.getByText('How was it?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Booking request for Canon EOS R6' })).toBeTruthy()
})

test('opening a notification marks it as read immediately and navigates to its item', async () => {
  let respond = (_: { body: unknown }) => {}
  const { visitor, router, queryClient } = open('/dashboard?tab=notifications', {
    'PUT /api/notifications/n1/read': () => new Promise((resolve) => (respond = resolve)),
  })
  await screen.findByRole('link', { name: '2 Notifications, unread' })
  await visitor.click(await screen.findByRole('link', { name: 'Booking request for Canon EOS R6' }))
  expect(await screen.findByRole('link', { name: '1 Notifications, unread' })).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/item/i1'))
  respond({ body: { count: 0, version: 6 } })
  await waitFor(() =>
    expect(queryClient.getQueryData(UNREAD_COUNT_KEY)).toEqual({ count: 0, version: 6 })
  )
})

test('a list fetched before the server marked a notification does not make it unread again', async () => {
  const { respond } = await readOneTooEarly()
  respond({ body: { count: 1, version: 6 } })
  await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(1))
  expect(await screen.findByRole('link', { name: '1 Notifications, unread' })).toBeTruthy()
})

test('a pushed count is not lowered again by a list that was fetched too early', async () => {
  const { respond, queryClient } = await readOneTooEarly()
  act(() => void queryClient.setQueryData(UNREAD_COUNT_KEY, { count: 2, version: 7 }))
  respond({ body: { count: 1, version: 6 } })
  await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(1))
  expect(queryClient.getQueryData(UNREAD_COUNT_KEY)).toEqual({ count: 2, version: 7 })
})

test('a list fetch cancelled by a mark is repeated', async () => {
  const lists = [{ body: [called] }, new Promise<{ body: unknown }>(() => {})]
  let respond = (_: { body: unknown }) => {}
  const { visitor, queryClient, requestsTo } = open('/dashboard?tab=notifications', {
    'GET /api/notifications': () => lists.shift() ?? { body: [] },
    'PUT /api/notifications/mark-all-read': () => new Promise((resolve) => (respond = resolve)),
  })
  await visitor.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  act(() => void queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }))
  await waitFor(() => expect(requestsTo('GET /api/notifications')).toHaveLength(2))
  respond({ body: { count: 0, version: 6 } })
  expect(await screen.findByText('No notifications yet')).toBeTruthy()
  expect(requestsTo('GET /api/notifications')).toHaveLength(3)
})

test.each([
  ['fails', () => ({ status: 500 })],
  ['fails offline', unreachable],
])('a mark that %s after it was shown makes the notifications unread again', async (_, answer) => {
  const failed = Promise.withResolvers<void>()
  let isOffline = false
  const online = (body: unknown) => () => (isOffline ? unreachable() : { body })
  const { visitor } = open('/dashboard?tab=notifications', {
    'GET /api/notifications': online([booking, called]),
    'GET /api/notifications/unread-count': online({ count: 2, version: 4 }),
    'PUT /api/notifications/mark-all-read': () => failed.promise.then(answer),
  })
  await screen.findByRole('link', { name: '2 Notifications, unread' })
  await visitor.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryAllByText('New')).toEqual([]))
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeTruthy()
  isOffline = answer === unreachable
  failed.resolve()
  expect(await screen.findByText("We couldn't mark them as read. Please try again.")).toBeTruthy()
  expect(await screen.findByRole('link', { name: '2 Notifications, unread' })).toBeTruthy()
  expect(screen.getAllByText('New')).toHaveLength(2)
})

test('an empty list shows its empty state', async () => {
  open('/dashboard?tab=notifications', { 'GET /api/notifications': { body: [] } })
  expect(await screen.findByText('No notifications yet')).toBeTruthy()
})

/**
 * Opens a notification and returns to the list before the server has marked it as read; `respond` releases that
 * response.
 */
async function readOneTooEarly() {
  let respond = (_: { body: unknown }) => {}
  const { visitor, router, requestsTo, queryClient } = open('/dashboard?tab=notifications', {
    'PUT /api/notifications/n1/read': () => new Promise((resolve) => (respond = resolve)),
  })
  await visitor.click(await screen.findByRole('link', { name: 'Booking request for Canon EOS R6' }))
  await screen.findByRole('heading', { level: 1, name: 'Canon EOS R6' })
  const before = requestsTo('GET /api/notifications').length
  await act(() => router.navigate(-1))
  await waitFor(() => expect(requestsTo('GET /api/notifications').length).toBeGreaterThan(before))
  await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(2))
  return { queryClient, respond: (response: { body: unknown }) => respond(response) }
}
