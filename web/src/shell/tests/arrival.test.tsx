import type { Notification } from '@saajha/contract/notification'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { arrivalNotice } from '@/lib/live/arrival_notice'
import { UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import { selectOpenToast, toastShown, type Notice } from '@/lib/toasts/toasts_slice'
import { bookingNotice } from '@/tests/booking_notice'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'
import { stubRequests } from '@/tests/stub_requests'

const handlers = vi.hoisted(() => new Map<string, ((payload: unknown) => void)[]>())
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, handler: never) =>
      handlers.set(event, [...(handlers.get(event) ?? []), handler]),
    disconnect() {},
  }),
}))

afterEach(() => {
  handlers.clear()
  window.history.replaceState(null, '', '/')
})

async function openAsMember(count: number) {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications': { body: [bookingNotice] },
    'GET /api/notifications/unread-count': { body: { count, version: 4 } },
  })
  const app = renderApp('/no-such-page')
  await screen.findByRole('button', { name: 'Your account' })
  await waitFor(() => expect(handlers.get('notification')).toHaveLength(2))
  const push = (notification: Notification) =>
    act(() => handlers.get('notification')?.forEach((handle) => handle(notification)))
  return { ...app, push }
}

test('a pushed notification shows its title in a notice that leads to the list', async () => {
  const { visitor, router, push } = await openAsMember(0)
  push(bookingNotice)
  expect(await screen.findByText('Booking request for Canon EOS R6')).toBeTruthy()
  await visitor.click(await screen.findByRole('button', { name: 'View' }))
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/dashboard',
      search: '?tab=notifications',
    })
  )
})

test('the notice of a pushed notification marks the language of the item', async () => {
  const { push } = await openAsMember(0)
  push({ ...bookingNotice, title: 'Booking request for कैमरा', itemTitle: 'कैमरा' })
  const title = await screen.findByText('कैमरा')
  expect(title.lang).toBe('hi-IN')
  expect(title.parentElement?.textContent).toBe('Booking request for कैमरा')
})

test.each<Notice>([
  { title: 'Deleted', action: { label: 'Undo', hint: 'Press to undo' } },
  { title: 'Error', variant: 'destructive' },
])('a pushed notification does not replace the open notice %o', async (notice) => {
  const { store, push } = await openAsMember(0)
  act(() => void store.dispatch(toastShown(notice)))
  push(bookingNotice)
  expect(selectOpenToast(store.getState())?.title).toBe(notice.title)
})

test('a pushed notification replaces the notice of the previous one', async () => {
  const { store, push } = await openAsMember(0)
  push(bookingNotice)
  push({ ...bookingNotice, id: 'n2', title: 'Booking request for Tent' })
  expect(selectOpenToast(store.getState())?.title).toBe('Booking request for Tent')
})

test('a pushed notification shows no notice while the list is visible', () => {
  window.history.replaceState(null, '', '/dashboard?tab=notifications')
  expect(arrivalNotice(bookingNotice)).toBeNull()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(arrivalNotice(bookingNotice)?.title).toBe('Booking request for Canon EOS R6')
  window.history.replaceState(null, '', '/dashboard')
  expect(arrivalNotice(bookingNotice)).not.toBeNull()
})

const ofConversation = {
  ...bookingNotice,
  type: 'reply',
  title: 'New message about Canon EOS R6',
  conversationId: 'v1',
} as const

test('a pushed reply shows its title in a notice', async () => {
  const { push } = await openAsMember(0)
  push(ofConversation)
  expect(await screen.findByText('New message about Canon EOS R6')).toBeTruthy()
})

test.each([
  ['/dashboard?show=messages', ofConversation, false],
  ['/dashboard?show=messages', bookingNotice, true],
  ['/dashboard?show=archived', ofConversation, true],
  ['/dashboard?show=bookings', { ...bookingNotice, type: 'booking_accepted' as const }, false],
  ['/dashboard?show=bookings', ofConversation, true],
  ['/contact/i1?with=v1', ofConversation, false],
  ['/contact/i1', ofConversation, false],
  ['/contact/i1', bookingNotice, true],
  ['/contact/i1?with=v2', ofConversation, true],
  ['/contact/i2?with=v1', ofConversation, true],
  ['/item/i1', ofConversation, true],
])('on %s a pushed notification of %o shows a notice: %s', (path, notification, isShown) => {
  window.history.replaceState(null, '', path)
  expect(arrivalNotice(notification) !== null).toBe(isShown)
})

test('the title of every page begins with the unread count', async () => {
  const { router, queryClient } = await openAsMember(2)
  await waitFor(() => expect(document.title).toBe('(2) 404 Page Not Found | Saajha'))
  await act(() => router.navigate('/dashboard'))
  await waitFor(() => expect(document.title).toBe('(2) Dashboard | Saajha'))
  act(() => void queryClient.setQueryData(UNREAD_COUNT_KEY, { count: 3, version: 5 }))
  await waitFor(() => expect(document.title).toBe('(3) Dashboard | Saajha'))
  act(() => void queryClient.setQueryData(UNREAD_COUNT_KEY, { count: 0, version: 6 }))
  await waitFor(() => expect(document.title).toBe('Dashboard | Saajha'))
})
