import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import {
  booking,
  called,
  open,
  type StubResponses,
  unreachable,
} from '@/pages/tests/open_dashboard'
import { UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import * as leaving from '@/lib/session/leave_to'

afterEach(() => void vi.useRealTimers())

const DELETE_CALL = 'DELETE /api/notifications/n2'

test('all notifications can be marked as read, and one can be deleted', async () => {
  const { visitor, requestsTo } = open('/dashboard?tab=notifications', {
    'PUT /api/notifications/mark-all-read': { body: { count: 0, version: 6 } },
    'DELETE /api/notifications/n2': { status: 204 },
  })
  await visitor.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryAllByText('New')).toHaveLength(0))
  expect(requestsTo('PUT /api/notifications/mark-all-read')).toHaveLength(1)
  const bin = 'Delete notification: Call about Canon EOS R6'
  await visitor.click(screen.getByRole('button', { name: bin }))
  await leaveTheList(visitor)
  await screen.findByText('Notification deleted')
  expect(requestsTo('DELETE /api/notifications/n2')).toHaveLength(0)
  await visitor.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(requestsTo('DELETE /api/notifications/n2')).toHaveLength(1))
  expect(screen.queryByText('Call about Canon EOS R6')).toBeNull()
})

test('Undo restores a deleted notification without a request', async () => {
  const { visitor, queryClient, requestsTo } = await deleteTheCall()
  expect(await screen.findByRole('link', { name: '1 Notifications, unread' })).toBeTruthy()
  act(() => void queryClient.setQueryData(UNREAD_COUNT_KEY, { count: 3, version: 5 }))
  expect(await screen.findByRole('link', { name: '2 Notifications, unread' })).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Call about Canon EOS R6')).toBeTruthy()
  expect(await screen.findByRole('link', { name: '3 Notifications, unread' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  window.dispatchEvent(new Event('pagehide'))
  expect(requestsTo(DELETE_CALL)).toHaveLength(0)
})

test('a deletion survives leaving the page, as a keepalive request', async () => {
  const { requestsTo } = await deleteTheCall()
  // A mailto or tel link fires this event too and leaves the page open.
  window.dispatchEvent(new Event('beforeunload'))
  expect(requestsTo(DELETE_CALL)).toHaveLength(0)
  window.dispatchEvent(new Event('pagehide'))
  expect(requestsTo(DELETE_CALL).map(([, init]) => init?.keepalive)).toEqual([true])
  window.dispatchEvent(new Event('pagehide'))
  expect(requestsTo(DELETE_CALL)).toHaveLength(1)
})

test('a pending deletion is sent on page hide', async () => {
  const { requestsTo } = await deleteTheCall()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(requestsTo(DELETE_CALL)).toHaveLength(0)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(requestsTo(DELETE_CALL)).toHaveLength(1)
})

test('a deletion without a response delays signing out by two seconds at most', async () => {
  const leaveTo = vi.spyOn(leaving, 'leaveTo').mockImplementation(() => {})
  const { visitor, requestsTo } = await deleteTheCall({
    [DELETE_CALL]: () => new Promise(() => {}),
  })
  await visitor.click(screen.getByRole('button', { name: 'Your account' }))
  const signOut = await screen.findByRole('menuitem', { name: 'Sign out' })
  vi.useFakeTimers()
  fireEvent.click(signOut)
  expect(requestsTo(DELETE_CALL)).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(1_999))
  expect(leaveTo).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(leaveTo).toHaveBeenCalledWith('/api/logout')
})

test('signing out sends the pending deletion first, while the session is valid', async () => {
  const leaveTo = vi.spyOn(leaving, 'leaveTo').mockImplementation(() => {})
  let respond = (_: { status: number }) => {}
  const { visitor, requestsTo } = await deleteTheCall({
    [DELETE_CALL]: () => new Promise((resolve) => (respond = resolve)),
  })
  await visitor.click(screen.getByRole('button', { name: 'Your account' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  expect(requestsTo(DELETE_CALL)).toHaveLength(1)
  expect(leaveTo).not.toHaveBeenCalled()
  respond({ status: 204 })
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/logout'))
})

test('deleting a second notification sends the first deletion, and a rejected one is shown again', async () => {
  const { visitor, requestsTo } = await deleteTheCall({ [DELETE_CALL]: { status: 500 } })
  const bin = 'Delete notification: Booking request for Canon EOS R6'
  await visitor.click(screen.getByRole('button', { name: bin }))
  expect(requestsTo(DELETE_CALL)).toHaveLength(1)
  const failed = "We couldn't delete the notification. Please try again."
  expect(await screen.findByText(failed)).toBeTruthy()
  expect(await screen.findByText('Call about Canon EOS R6')).toBeTruthy()
  await waitFor(() => expect(requestsTo('DELETE /api/notifications/n1')).toHaveLength(1))
})

test('a notification deleted by another tab disappears without an error', async () => {
  let isDeleted = false
  const { visitor, requestsTo } = await deleteTheCall({
    'GET /api/notifications': () => ({ body: isDeleted ? [booking] : [booking, called] }),
    [DELETE_CALL]: () => {
      isDeleted = true
      return { status: 404 }
    },
  })
  const counts = () => requestsTo('GET /api/notifications/unread-count').length
  const before = counts()
  await visitor.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(counts()).toBeGreaterThan(before))
  expect(screen.queryByText('Call about Canon EOS R6')).toBeNull()
  expect(screen.queryByText("We couldn't delete the notification. Please try again.")).toBeNull()
})

test('a deletion that fails offline restores the notification at its position and in the count', async () => {
  const newer = { ...booking, createdAt: '2026-12-01T11:00:00.000Z' }
  const about = { type: 'message', title: 'New message about Canon EOS R6' }
  const older = { ...booking, ...about, id: 'n3', createdAt: '2026-12-01T09:00:00.000Z' }
  const call = { ...called, createdAt: '2026-12-01T10:00:00.000Z' }
  const failed = Promise.withResolvers<void>()
  let isOffline = false
  const online = (body: unknown) => () => (isOffline ? unreachable() : { body })
  const { visitor } = await deleteTheCall({
    'GET /api/notifications': online([newer, call, older]),
    'GET /api/notifications/unread-count': online({ count: 3, version: 4 }),
    [DELETE_CALL]: () => failed.promise.then(unreachable),
  })
  await visitor.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('Notification deleted')).toBeNull())
  expect(await screen.findByRole('link', { name: '2 Notifications, unread' })).toBeTruthy()
  isOffline = true
  failed.resolve()
  await screen.findByText("We couldn't delete the notification. Please try again.")
  await waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Notifications' }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
    ).toEqual([
      'Booking request for Canon EOS R6',
      'Call about Canon EOS R6',
      'New message about Canon EOS R6',
    ])
  )
  expect(await screen.findByRole('link', { name: '3 Notifications, unread' })).toBeTruthy()
})

test('a second click on a notification’s delete button hits the deleted one, which keeps its position', async () => {
  const { visitor, requestsTo } = open('/dashboard?tab=notifications', {
    [DELETE_CALL]: { status: 204 },
    'DELETE /api/notifications/n1': { status: 204 },
  })
  const titles = () =>
    within(screen.getByRole('list', { name: 'Notifications' }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
  const bin = await screen.findByRole('button', { name: /^Delete.*Booking request/ })
  const before = titles()
  expect(before).toHaveLength(2)
  await visitor.dblClick(bin)
  await visitor.keyboard('{Enter}')
  await screen.findByText('Notification deleted')
  expect(titles()).toEqual(before)
  expect(screen.getAllByText('Deleted')).toHaveLength(1)
  const isInert = () =>
    screen.getByText('Booking request for Canon EOS R6').closest('[inert]') !== null
  expect(isInert()).toBe(true)
  await visitor.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(isInert()).toBe(false))
  expect(titles()).toEqual(before)
  expect(screen.queryByText('Deleted')).toBeNull()
  window.dispatchEvent(new Event('pagehide'))
  expect(requestsTo('DELETE /api/notifications/n1')).toHaveLength(0)
  expect(requestsTo(DELETE_CALL)).toHaveLength(0)
})

test('a deleted notification keeps its position until the pointer leaves the list', async () => {
  const { visitor, requestsTo } = open('/dashboard?tab=notifications', {
    'DELETE /api/notifications/n1': { status: 204 },
  })
  await visitor.click(await screen.findByRole('button', { name: /^Delete.*Booking request/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(requestsTo('DELETE /api/notifications/n1')).toHaveLength(1))
  expect(await screen.findByRole('link', { name: '1 Notifications, unread' })).toBeTruthy()
  expect(screen.getByText('Booking request for Canon EOS R6')).toBeTruthy()
  await visitor.hover(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => expect(screen.queryByText('Booking request for Canon EOS R6')).toBeNull())
})

async function deleteTheCall(responses: StubResponses = {}) {
  const opened = open('/dashboard?tab=notifications', {
    [DELETE_CALL]: { status: 204 },
    'DELETE /api/notifications/n1': { status: 204 },
    ...responses,
  })
  const bin = 'Delete notification: Call about Canon EOS R6'
  await opened.visitor.click(await screen.findByRole('button', { name: bin }))
  await leaveTheList(opened.visitor)
  await screen.findByText('Notification deleted')
  return opened
}

/** Moves the pointer off the list. That removes deleted notifications. */
async function leaveTheList(visitor: UserEvent) {
  await visitor.hover(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => expect(screen.queryByText('Call about Canon EOS R6')).toBeNull())
}
