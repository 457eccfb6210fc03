import type { Notification } from '@saajha/contract/notification'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NOTIFICATIONS_KEY } from '@/lib/queries/query_keys'
import { stubRequests } from '@/tests/stub_requests'
import { bookingNotice } from '@/tests/booking_notice'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

type StubResponses = Parameters<typeof stubRequests>[0]

const unread: Notification = { ...bookingNotice, itemId: null }
const read: Notification = {
  ...unread,
  id: 'n2',
  type: 'call',
  title: 'Call about Canon EOS R6',
  startDate: null,
  isRead: true,
}
const UNREAD_COUNT = 'GET /api/notifications/unread-count'
const BIN = 'Delete notification: Booking request for Canon EOS R6'

function open(responses: StubResponses) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    [`GET /api/users/${asha.id}/stats`]: {
      body: { totalListings: 0, totalViews: 0, averageRating: 0, reviewCount: 0 },
    },
    [UNREAD_COUNT]: { body: { count: 1, version: 4 } },
    ...responses,
  })
  const app = renderApp('/dashboard?tab=notifications')
  const requestCount = (line: string) =>
    requests.mock.calls.filter(
      ([path, init]) => `${init?.method ?? 'GET'} ${path as string}` === line
    ).length
  return { ...app, requests, requestCount }
}

test('opening a read notification sends no request', async () => {
  const { visitor, requestCount } = open({
    'GET /api/notifications': { body: [unread, read] },
    'PUT /api/notifications/n1/read': { body: { count: 0, version: 5 } },
  })
  await visitor.click(await screen.findByRole('button', { name: 'Call about Canon EOS R6' }))
  await visitor.click(screen.getByRole('button', { name: 'Booking request for Canon EOS R6' }))
  await waitFor(() => expect(requestCount('PUT /api/notifications/n1/read')).toBe(1))
  expect(requestCount('PUT /api/notifications/n2/read')).toBe(0)
})

test('a list without unread notifications cannot be marked as read', async () => {
  open({
    'GET /api/notifications': { body: [read] },
    [UNREAD_COUNT]: { body: { count: 0, version: 4 } },
  })
  const markAll = await screen.findByRole('button', { name: 'Mark all as read' })
  expect(markAll).toHaveProperty('disabled', true)
})

test('unread notifications beyond the first page can be marked as read', async () => {
  open({ 'GET /api/notifications': { body: [read] } })
  await screen.findByRole('link', { name: '1 Notifications, unread' })
  const markAll = await screen.findByRole('button', { name: 'Mark all as read' })
  expect(markAll).toHaveProperty('disabled', false)
})

test('the unread count is refetched after a failed mark', async () => {
  const { visitor, requestCount } = open({
    'GET /api/notifications': { body: [unread] },
    'PUT /api/notifications/mark-all-read': { status: 500 },
  })
  await screen.findByRole('link', { name: '1 Notifications, unread' })
  const before = requestCount(UNREAD_COUNT)
  await visitor.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(requestCount(UNREAD_COUNT)).toBe(before + 1))
  expect(await screen.findByRole('link', { name: '1 Notifications, unread' })).toBeTruthy()
})

test.each([
  [
    'one opened notification',
    'Booking request for Canon EOS R6',
    'PUT /api/notifications/n1/read',
    '',
  ],
  ['all notifications', 'Mark all as read', 'PUT /api/notifications/mark-all-read', ''],
  ['a deleted notification', BIN, 'DELETE /api/notifications/n1', 'Dismiss'],
])(
  'a change of %s that fails after it is shown is undone in the list and in the badge',
  async (_, pressed, request, then) => {
    const failed = Promise.withResolvers<void>()
    const list = Promise.withResolvers<object>()
    const lists = [{ body: [unread, read] }]
    const { visitor, requestCount } = open({
      'GET /api/notifications': () => lists.shift() ?? list.promise,
      [request]: async () => {
        await failed.promise
        return { status: 500 }
      },
    })
    await screen.findByRole('link', { name: '1 Notifications, unread' })
    await visitor.click(await screen.findByRole('button', { name: pressed }))
    if (then) fireEvent.click(await screen.findByRole('button', { name: then }))
    await waitFor(() => expect(requestCount(request)).toBe(1))
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeTruthy()
    failed.resolve()
    expect(await screen.findByText('Error')).toBeTruthy()
    expect(await screen.findByRole('link', { name: '1 Notifications, unread' })).toBeTruthy()
    expect(screen.getAllByText('New')).toHaveLength(1)
    expect(screen.queryByText('Deleted')).toBeNull()
  }
)

test('notifications stay unread while their list is in view and when it is left', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private report
      constructor(report: (entries: object[]) => void) {
        this.report = report
      }
      observe(target: Element) {
        const whole = {
          isIntersecting: true,
          intersectionRatio: 1,
          intersectionRect: { height: 200 },
        }
        this.report([{ target, ...whole, rootBounds: { height: 600 } }])
      }
      disconnect() {}
    }
  )
  onTestFinished(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(window, 'IntersectionObserver')
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { router, requests } = open({ 'GET /api/notifications': { body: [unread, read] } })
  await screen.findByRole('button', { name: 'Booking request for Canon EOS R6' })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await act(() => router.navigate('/dashboard'))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(requests.mock.calls.filter(([, init]) => init?.method === 'PUT')).toEqual([])
  expect(screen.getByRole('link', { name: '1 Notifications, unread' })).toBeTruthy()
})

test('a press on the text of a notification opens it, unless text is selected', async () => {
  const markRead = vi.fn(() => ({ body: { count: 0, version: 5 } }))
  const { visitor, router } = open({
    'GET /api/notifications': { body: [bookingNotice] },
    'PUT /api/notifications/n1/read': markRead,
  })
  const text = await screen.findByText('Is it free that weekend?')
  const selection = vi.spyOn(window, 'getSelection')
  selection.mockReturnValue({ isCollapsed: false } as Selection)
  await visitor.click(text)
  expect(markRead).not.toHaveBeenCalled()
  selection.mockReturnValue({ isCollapsed: true } as Selection)
  await visitor.click(text)
  await waitFor(() => expect(router.state.location.pathname).toBe('/item/i1'))
  expect(markRead).toHaveBeenCalledOnce()
})

test('a press on an answer marks the notification as read and stays on the list', async () => {
  const markRead = vi.fn(() => ({ body: { count: 0, version: 5 } }))
  const { visitor, router } = open({
    'GET /api/notifications': { body: [bookingNotice] },
    'PUT /api/notifications/n1/read': markRead,
  })
  await visitor.click(await screen.findByRole('link', { name: 'WhatsApp Ravi' }))
  await waitFor(() => expect(markRead).toHaveBeenCalledOnce())
  expect(router.state.location.pathname).toBe('/dashboard')
})

test('notifications that fail to load have a retry button', async () => {
  const responses = [{ status: 500 }, { body: [unread] }]
  const { visitor } = open({ 'GET /api/notifications': () => responses.shift() ?? {} })
  expect(await screen.findByText("We couldn't load your notifications")).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Booking request for Canon EOS R6')).toBeTruthy()
})

test('a list whose read a deletion cancelled is fetched again', async () => {
  const lists = [{ body: [unread] }, new Promise<{ body: unknown }>(() => {})]
  const { visitor, queryClient, requestCount } = open({
    'GET /api/notifications': () => lists.shift() ?? { body: [read] },
    'DELETE /api/notifications/n1': { status: 204 },
  })
  await visitor.click(await screen.findByRole('button', { name: BIN }))
  act(() => void queryClient.invalidateQueries({ queryKey: NOTIFICATIONS_KEY }))
  await waitFor(() => expect(requestCount('GET /api/notifications')).toBe(2))
  await visitor.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText('Call about Canon EOS R6')).toBeTruthy()
})

test('a deletion sent on page hide cannot be undone', async () => {
  const { visitor } = open({
    'GET /api/notifications': { body: [unread] },
    'DELETE /api/notifications/n1': { status: 204 },
  })
  const bin = await screen.findByRole('button', { name: BIN })
  await visitor.click(bin)
  expect(bin.getAttribute('aria-disabled')).toBe('true')
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  // Asserted immediately: the toast closes by itself after some seconds.
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a deleted notification keeps its position above an older one once the server has deleted it', async () => {
  const older = { ...read, createdAt: '2026-11-19T06:00:00.000Z' }
  const { visitor, requestCount } = open({
    'GET /api/notifications': { body: [unread, older] },
    'DELETE /api/notifications/n1': { status: 204 },
  })
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)
  await visitor.click(await screen.findByRole('button', { name: BIN }))
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(requestCount('DELETE /api/notifications/n1')).toBe(1))
  await screen.findByRole('link', { name: '1 Notifications, unread' })
  expect(titles()).toEqual(['Booking request for Canon EOS R6', 'Call about Canon EOS R6'])
})

test('a notification whose deletion failed is shown again', async () => {
  const { visitor } = open({
    'GET /api/notifications': { body: [unread, read] },
    'DELETE /api/notifications/n1': { status: 500 },
  })
  await visitor.click(await screen.findByRole('button', { name: BIN }))
  expect(screen.getByText('Deleted')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(
    await screen.findByText("We couldn't delete the notification. Please try again.")
  ).toBeTruthy()
  expect(screen.queryByText('Deleted')).toBeNull()
  expect(screen.getByText('Booking request for Canon EOS R6')).toBeTruthy()
})
