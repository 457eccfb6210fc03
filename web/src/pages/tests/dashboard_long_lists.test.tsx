import type { Notification } from '@saajha/contract/notification'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applyPushes } from '@/lib/live/socket'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

const booking: Notification = {
  id: 'n1',
  type: 'message',
  title: 'New message about Canon EOS R6',
  message: 'The newest',
  isRead: false,
  itemId: null,
  itemTitle: 'Canon EOS R6',
  itemImageUrl: null,
  senderName: 'Ravi Iyer',
  senderEmail: null,
  senderPhone: null,
  senderAccount: { id: 'u2', name: 'Ravi Iyer', isVerified: false },
  startDate: null,
  endDate: null,
  total: null,
  documentType: null,
  rejectionReason: null,
  answerBy: null,
  bookingReason: null,
  conversationId: null,
  createdAt: '2026-11-20T06:00:00.000Z',
}
const older: Notification = { ...booking, id: 'n0', message: 'The oldest' }
const LISTINGS = `/api/items?ownerId=${asha.id}&limit=100`

function next(url: string) {
  return { link: `<${url}>; rel="next"` }
}

async function openNotifications() {
  const newest = [booking]
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications': () => ({
      body: newest,
      headers: next('/api/notifications?cursor=a'),
    }),
    'GET /api/notifications?cursor=a': { body: [older] },
    'GET /api/notifications/unread-count': { body: { count: 2, version: 4 } },
    'PUT /api/notifications/mark-all-read': { body: { count: 0, version: 6 } },
    'DELETE /api/notifications/n1': { status: 204 },
  })
  const app = renderApp('/dashboard?tab=notifications')
  const handlers: Record<string, (payload: never) => void> = {}
  applyPushes(
    { on: (event: string, handler: never) => (handlers[event] = handler) } as never,
    app.queryClient
  )
  const push = (notification: Notification) => {
    newest.unshift(notification)
    act(() => handlers.notification?.(notification as never))
  }
  await screen.findByText('The newest')
  return { ...app, push }
}
const showMore = () => screen.findByRole('button', { name: 'Show More' })

test('a failed next page of notifications says so, and Show More retries it', async () => {
  const responses = [{ status: 500 }, { body: [older] }]
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications': { body: [booking], headers: next('/api/notifications?cursor=a') },
    'GET /api/notifications?cursor=a': () => responses.shift()!,
    'GET /api/notifications/unread-count': { body: { count: 2, version: 4 } },
  })
  const { visitor } = renderApp('/dashboard?tab=notifications')
  await visitor.click(await showMore())
  const failure = await screen.findByText("We couldn't load your notifications")
  expect(failure.getAttribute('role')).toBe('alert')
  expect(screen.getByText('The newest')).toBeTruthy()
  await visitor.click(await showMore())
  expect(await screen.findByText('The oldest')).toBeTruthy()
})

test('a member can load further pages of their listings', async () => {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    [`GET ${LISTINGS}`]: { body: [camera], headers: next(`${LISTINGS}&cursor=a`) },
    [`GET ${LISTINGS}&cursor=a`]: { body: [{ ...camera, id: 'i2', title: 'Old tripod' }] },
  })
  const { visitor } = renderApp('/dashboard')
  await visitor.click(await showMore())
  expect(await screen.findByText('Old tripod')).toBeTruthy()
  expect(screen.getByText('Canon EOS R6')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull()
})

test('Mark all includes notifications beyond the first page', async () => {
  const { visitor } = await openNotifications()
  await visitor.click(await showMore())
  expect(await screen.findByText('The oldest')).toBeTruthy()
  expect(screen.getAllByText('New')).toHaveLength(2)
  await visitor.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryAllByText('New')).toHaveLength(0))
  for (const text of ['The newest', 'The oldest']) expect(screen.getByText(text)).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeTruthy()
})

test('a new notification is inserted on top and keeps the loaded pages', async () => {
  const { visitor, push } = await openNotifications()
  await visitor.click(await showMore())
  await screen.findByText('The oldest')
  push({ ...booking, id: 'n2', message: 'Just now' })
  expect(await screen.findByText('Just now')).toBeTruthy()
  const messages = ['Just now', 'The newest', 'The oldest'].map((text) => screen.getByText(text))
  const [first, second, third] = messages.map((each) => each.closest('li')!)
  expect(first!.nextElementSibling).toBe(second)
  expect(second!.nextElementSibling).toBe(third)
})

test('deleting every visible notification keeps the Show More button', async () => {
  const { visitor } = await openNotifications()
  const bin = 'Delete notification: New message about Canon EOS R6'
  await visitor.click(screen.getByRole('button', { name: bin }))
  await visitor.hover(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => expect(screen.queryByText('The newest')).toBeNull())
  expect(screen.queryByText('No notifications yet')).toBeNull()
  await visitor.click(await showMore())
  expect(await screen.findByText('The oldest')).toBeTruthy()
})
