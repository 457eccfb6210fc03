import type { Notification } from '@saajha/contract/notification'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import * as leaving from '@/lib/session/leave_to'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { bookingNotice } from '@/tests/booking_notice'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

type StubResponses = Parameters<typeof stubRequests>[0]

afterEach(() => void vi.useRealTimers())

const LISTINGS = `GET /api/items?ownerId=${asha.id}&limit=100`
const DELETE_CALL = 'DELETE /api/notifications/n2'
const booking = bookingNotice
const called: Notification = {
  ...booking,
  ...{ id: 'n2', type: 'call', title: 'Call about Canon EOS R6', itemId: null, startDate: null },
}

function unreachable(): never {
  throw new TypeError('Failed to fetch')
}

function open(path = '/dashboard', responses: StubResponses = {}) {
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    [`GET /api/users/${asha.id}/stats`]: {
      body: { totalListings: 1, totalViews: 1200, averageRating: 4.5, reviewCount: 7 },
    },
    [LISTINGS]: { body: [camera] },
    'GET /api/notifications': { body: [booking, called] },
    'GET /api/notifications/unread-count': { body: { count: 2, version: 4 } },
    'GET /api/items/i1': { body: camera },
    ...responses,
  })
  const app = renderApp(path)
  const requestsTo = (line: string) =>
    requests.mock.calls.filter(
      ([path, init]) => `${init?.method ?? 'GET'} ${path as string}` === line
    )
  return { ...app, requestsTo }
}

test('the header and the cards show the member and their stats', async () => {
  open()
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeTruthy()
  expect(screen.getByText('Verified')).toBeTruthy()
  expect(screen.getByText('asha@example.in')).toBeTruthy()
  expect(await screen.findByText('(7 reviews)')).toBeTruthy()
  const edit = screen.getByRole('link', { name: 'Edit Profile' })
  expect(edit.getAttribute('href')).toBe('/profile/edit')
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Total Listings',
    'Total Views',
    'Rating',
  ])
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '1',
    '1,200',
    '4.5',
  ])
})

test('Try Again refetches stats that failed to load', async () => {
  const stats = { totalListings: 3, totalViews: 0, averageRating: 0, reviewCount: 0 }
  const responses = [{ status: 500 }, { body: stats }]
  const { visitor } = open('/dashboard', {
    [`GET /api/users/${asha.id}/stats`]: () => responses.shift()!,
  })
  await visitor.click(await screen.findByRole('button', { name: 'Try Again' }))
  const total = await screen.findByText('Total Listings')
  await waitFor(() => expect(total.nextElementSibling?.textContent).toBe('3'))
})

test('a listing is deleted after confirmation, and a failure is shown', async () => {
  const responses = [{ status: 500 }, { status: 204 }]
  const lists = [[camera], []]
  const { visitor, requestsTo } = open('/dashboard', {
    [LISTINGS]: () => ({ body: lists.shift() ?? [] }),
    'DELETE /api/items/i1': () => responses.shift() ?? {},
  })
  await visitor.click(await screen.findByRole('button', { name: 'Actions for Canon EOS R6' }))
  const choices = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(choices).toEqual(['View Details', 'Edit', 'Delete'])
  await visitor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Delete this listing?')).toBeTruthy()
  const message = 'Are you sure you want to delete this listing? This action cannot be undone.'
  expect(question.getByText(message)).toBeTruthy()
  expect(requestsTo('DELETE /api/items/i1')).toHaveLength(0)
  await visitor.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Failed to delete listing. Please try again.')).toBeTruthy()
  await visitor.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Listing deleted successfully')).toBeTruthy()
  const empty = 'No listings yet. Create your first listing to get started!'
  expect(await screen.findByText(empty)).toBeTruthy()
})

test('the stats of a member are refetched after a listing was deleted', async () => {
  const totals = [1, 0]
  const { visitor } = open('/dashboard', {
    'DELETE /api/items/i1': { status: 204 },
    [`GET /api/users/${asha.id}/stats`]: () => ({
      body: { totalListings: totals.shift(), totalViews: 0, averageRating: 0, reviewCount: 0 },
    }),
  })
  const total = () => screen.getByText('Total Listings').nextElementSibling?.textContent
  await waitFor(() => expect(total()).toBe('1'))
  await deleteTheCamera(visitor)
  await waitFor(() => expect(total()).toBe('0'))
})

test('a deleted listing is removed from the query cache', async () => {
  const { visitor, queryClient } = open('/dashboard', { 'DELETE /api/items/i1': { status: 204 } })
  queryClient.setQueryData(['/api/items', 'i1'], camera)
  await deleteTheCamera(visitor)
  expect(queryClient.getQueryState(['/api/items', 'i1'])).toBeUndefined()
})

test('a listing that was already deleted elsewhere disappears without an error', async () => {
  const lists = [[camera], []]
  const { visitor } = open('/dashboard', {
    [LISTINGS]: () => ({ body: lists.shift() ?? [] }),
    'DELETE /api/items/i1': { status: 404, body: { message: 'Item not found' } },
  })
  await visitor.click(await screen.findByRole('button', { name: 'Actions for Canon EOS R6' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await visitor.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Listing deleted successfully')).toBeTruthy()
  expect(screen.queryByText('Failed to delete listing. Please try again.')).toBeNull()
  expect(
    await screen.findByText('No listings yet. Create your first listing to get started!')
  ).toBeTruthy()
})

test('a listing is active while available, and inactive otherwise', async () => {
  const sold = { ...camera, id: 'i2', title: 'Old lens', isAvailable: false }
  open('/dashboard', { [LISTINGS]: { body: [camera, sold] } })
  const listing = async (title: string) =>
    within((await screen.findByRole('link', { name: title })).closest('li') as HTMLElement)
  expect((await listing('Canon EOS R6')).getByText('Active')).toBeTruthy()
  expect((await listing('Old lens')).getByText('Inactive')).toBeTruthy()
  expect(screen.queryByText('Rented')).toBeNull()
})

test('Cancel deletes nothing', async () => {
  const { visitor, requestsTo } = open()
  await visitor.click(await screen.findByRole('button', { name: 'Actions for Canon EOS R6' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await visitor.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(requestsTo('DELETE /api/items/i1')).toHaveLength(0)
})

test('a hidden listing is inactive, shows the reason, and can only be edited or deleted', async () => {
  const hidden = {
    ...{ ...camera, id: 'i9', title: 'Odd Thing', isAvailable: true },
    ...{ moderationStatus: 'rejected', rejectionReason: 'Forbidden goods' },
  }
  const lists = [[hidden], []]
  const { visitor } = open('/dashboard', {
    'GET /api/user/items/hidden': () => ({ body: lists.shift() ?? [] }),
    'DELETE /api/items/i9': { status: 204 },
  })
  const card = within((await screen.findByText('Odd Thing')).closest('li') as HTMLElement)
  expect(card.getByText('Inactive')).toBeTruthy()
  expect(card.queryByRole('link')).toBeNull()
  const why = "We've hidden this listing. Only you can see it. Reason: Forbidden goods"
  expect(card.getByText(why)).toBeTruthy()
  expect(screen.getAllByText('Active')).toHaveLength(1)
  await visitor.click(card.getByRole('button', { name: 'Actions for Odd Thing' }))
  const choices = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(choices).toEqual(['Edit', 'Delete'])
  await visitor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await visitor.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Listing deleted successfully')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Odd Thing')).toBeNull())
})

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

test('the tab is part of the URL, and its badge follows pushed notifications', async () => {
  const { visitor, router, queryClient } = open()
  const tab = await screen.findByRole('tab', { name: /^Notifications/ })
  await waitFor(() => expect(tab.textContent).toBe('Notifications2 unread'))
  act(() => void queryClient.setQueryData(UNREAD_COUNT_KEY, { count: 3, version: 5 }))
  await waitFor(() => expect(tab.textContent).toBe('Notifications3 unread'))
  act(() => void queryClient.setQueryData(UNREAD_COUNT_KEY, { count: 0, version: 6 }))
  await waitFor(() => expect(tab.textContent).toBe('Notifications'))
  await visitor.click(tab)
  expect(router.state.location.search).toBe('?tab=notifications')
  expect(router.state.historyAction).toBe('REPLACE')
  await visitor.click(screen.getByRole('tab', { name: 'My Listings' }))
  expect(router.state.location.search).toBe('')
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

async function deleteTheCamera(visitor: UserEvent) {
  await visitor.click(await screen.findByRole('button', { name: 'Actions for Canon EOS R6' }))
  await visitor.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await visitor.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Listing deleted successfully')
}

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
