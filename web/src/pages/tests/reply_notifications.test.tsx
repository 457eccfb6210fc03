import type { Notification } from '@saajha/contract/notification'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bookingNotice } from '@/tests/booking_notice'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const reply: Notification = {
  ...bookingNotice,
  type: 'reply',
  title: 'New message about Canon EOS R6',
  message: 'Yes, from ten on.',
  senderEmail: null,
  senderPhone: null,
  startDate: null,
  endDate: null,
  total: null,
  itemImageUrl: null,
  conversationId: 'v1',
}

function open(notification: Notification) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications': { body: [notification] },
    'GET /api/notifications/unread-count': { body: { count: 1, version: 4 } },
    'PUT /api/notifications/n1/read': { body: { count: 0, version: 5 } },
  })
  const app = renderApp('/dashboard?tab=notifications')
  const url = () => app.router.state.location.pathname + app.router.state.location.search
  const marks = () =>
    requests.mock.calls.filter(([path]) => path === '/api/notifications/n1/read').length
  return { ...app, url, marks }
}

test('a reply shows its item, its text, its sender and an icon', async () => {
  open(reply)
  const title = await screen.findByRole('link', { name: 'New message about Canon EOS R6' })
  expect(screen.getByText('Yes, from ten on.')).toBeTruthy()
  expect(screen.getByText('Ravi Iyer')).toBeTruthy()
  expect(title.closest('li')!.querySelector('svg')!.classList).toContain('lucide-reply')
})

test('a press on a reply opens the linked item', async () => {
  const { visitor, url, marks } = open(reply)
  await visitor.click(await screen.findByText('Yes, from ten on.'))
  await waitFor(() => expect(url()).toBe('/item/i1'))
  expect(marks()).toBe(1)
})

test('the reply button opens the conversation and marks the notification as read', async () => {
  const { visitor, url, marks } = open(reply)
  await visitor.click(await screen.findByRole('link', { name: 'Reply' }))
  await waitFor(() => expect(url()).toBe('/contact/i1?with=v1'))
  expect(marks()).toBe(1)
})

test.each<[Partial<Notification>, string]>([
  [{ type: 'message' }, 'Reply'],
  [{ type: 'booking' }, 'Answer the request'],
])('a notification with %j offers: %s', async (changes, name) => {
  open({ ...bookingNotice, conversationId: 'v1', ...changes })
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe('/contact/i1?with=v1')
  for (const kept of [/^WhatsApp Ravi/, /^Call Ravi/, /^Email Ravi/]) {
    expect(screen.getByRole('link', { name: kept })).toBeTruthy()
  }
})

test.each<Partial<Notification>>([
  { type: 'message', conversationId: null },
  { type: 'booking', conversationId: null },
  { type: 'call', conversationId: 'v1' },
  { type: 'message', conversationId: 'v1', itemId: null },
])('a notification with %j offers no reply', async (changes) => {
  open({ ...bookingNotice, ...changes })
  await screen.findByRole('link', { name: /^Email Ravi/ })
  expect(screen.queryByRole('link', { name: /^(Reply|Answer the request)$/ })).toBeNull()
})
