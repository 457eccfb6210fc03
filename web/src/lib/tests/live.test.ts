import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/lib/queries/query_client'
import {
  CURRENT_USER_KEY,
  DOCUMENTS_KEY,
  NOTIFICATIONS_KEY,
  UNREAD_COUNT_KEY,
} from '@/lib/queries/query_keys'
import { applyPushes } from '@/lib/live/socket'
import { bookingNotice } from '@/tests/booking_notice'
import { stubRequests } from '@/tests/stub_requests'
import { currentUserQuery } from '@/lib/session/use_current_user'
import { asha } from '@/tests/member'

function liveClient() {
  const queryClient = createQueryClient()
  const handlers: Record<string, (payload: never) => unknown> = {}
  const connect = vi.fn()
  applyPushes(
    { on: (event: string, handler: never) => (handlers[event] = handler), connect } as never,
    queryClient
  )
  const push = (event: string, payload: unknown) => handlers[event]?.(payload as never)
  const unread = () => queryClient.getQueryData(UNREAD_COUNT_KEY)
  return { queryClient, push, unread, connect }
}

/** The error of a handshake that the server rejects. */
function socketError(code: string) {
  return Object.assign(new Error(code), { data: { code } })
}

test('a pushed unread count replaces the cached one', () => {
  const { push, unread } = liveClient()
  push('unread-count', { count: 2, version: 7 })
  expect(unread()).toEqual({ count: 2, version: 7 })
})

test('a pushed unread count of an older version is ignored', () => {
  const { push, unread } = liveClient()
  push('unread-count', { count: 0, version: 9 })
  push('unread-count', { count: 5, version: 8 })
  expect(unread()).toEqual({ count: 0, version: 9 })
})

test('a response with an older unread count than the last push is ignored', async () => {
  stubRequests({ 'GET /api/notifications/unread-count': { body: { count: 3, version: 4 } } })
  const { queryClient, push, unread } = liveClient()
  push('unread-count', { count: 1, version: 5 })
  await queryClient.refetchQueries({ queryKey: UNREAD_COUNT_KEY })
  await queryClient.fetchQuery({ queryKey: UNREAD_COUNT_KEY, staleTime: 0 })
  expect(unread()).toEqual({ count: 1, version: 5 })
})

test('a pushed notification refetches the list', async () => {
  const list = vi.fn(() => ({ body: [] }))
  stubRequests({ 'GET /api/notifications': list })
  const { queryClient, push } = liveClient()
  const stop = new QueryObserver(queryClient, { queryKey: NOTIFICATIONS_KEY }).subscribe(() => {})
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  push('notification', { id: 'n1' })
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  stop()
})

test('a notification that is pushed during the initial request of the list is in the list', async () => {
  const responses: ((response: { body: unknown }) => void)[] = []
  stubRequests({
    'GET /api/notifications': () => new Promise((resolve) => responses.push(resolve)),
  })
  const { queryClient, push } = liveClient()
  const list = new QueryObserver(queryClient, { queryKey: NOTIFICATIONS_KEY })
  const stop = list.subscribe(() => {})
  await vi.waitFor(() => expect(responses).toHaveLength(1))
  push('notification', { id: 'n1' })
  await vi.waitFor(() => expect(responses).toHaveLength(2))
  responses[0]!({ body: [] })
  responses[1]!({ body: [bookingNotice] })
  await vi.waitFor(() => expect(list.getCurrentResult().data).toEqual([bookingNotice]))
  stop()
})

test.each([
  ['document_verified', true],
  ['document_rejected', false],
  ['tick_removed', false],
])(
  'a pushed decision (%s) invalidates the documents and sets the verified tick to %s',
  async (type, isVerified) => {
    const { queryClient, push } = liveClient()
    queryClient.setQueryData(CURRENT_USER_KEY, { ...asha, isVerified: type === 'tick_removed' })
    queryClient.setQueryData(DOCUMENTS_KEY, [])
    push('notification', { id: 'n1', type })
    expect(queryClient.getQueryData(CURRENT_USER_KEY)).toEqual({ ...asha, isVerified })
    await vi.waitFor(() =>
      expect(queryClient.getQueryState(DOCUMENTS_KEY)?.isInvalidated).toBe(true)
    )
  }
)

test.each(['item_hidden', 'item_shown'])('%s invalidates the lists of items', async (type) => {
  const { queryClient, push } = liveClient()
  const keys = [['/api/items', 'i1'], ['/api/items', 'pages', 'own'], ['/api/user/items/hidden']]
  for (const queryKey of keys) queryClient.setQueryData(queryKey, [])
  push('notification', { id: 'n1', type })
  await vi.waitFor(() =>
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([
      true,
      true,
      true,
    ])
  )
})

test('a notification of another type does not invalidate the documents', async () => {
  const { queryClient, push } = liveClient()
  queryClient.setQueryData(DOCUMENTS_KEY, [])
  queryClient.setQueryData(NOTIFICATIONS_KEY, [])
  push('notification', { id: 'n1', type: 'message' })
  await vi.waitFor(() =>
    expect(queryClient.getQueryState(NOTIFICATIONS_KEY)?.isInvalidated).toBe(true)
  )
  expect(queryClient.getQueryState(DOCUMENTS_KEY)?.isInvalidated).toBe(false)
})

test('a member who was verified while disconnected is verified after the reconnect', async () => {
  const account = vi.fn(() => ({ body: { ...asha, isVerified: true } }))
  stubRequests({ 'GET /api/auth/user': account })
  const { queryClient, push } = liveClient()
  queryClient.setQueryData(CURRENT_USER_KEY, { ...asha, isVerified: false })
  const stop = new QueryObserver(queryClient, { queryKey: CURRENT_USER_KEY }).subscribe(() => {})
  push('connect', undefined)
  expect(account).not.toHaveBeenCalled()
  push('connect', undefined)
  await vi.waitFor(() =>
    expect(queryClient.getQueryData(CURRENT_USER_KEY)).toMatchObject({ isVerified: true })
  )
  stop()
})

test('a reconnect refetches the list of notifications', async () => {
  const list = vi.fn(() => ({ body: [] }))
  stubRequests({ 'GET /api/notifications': list })
  const { queryClient, push } = liveClient()
  const stop = new QueryObserver(queryClient, { queryKey: NOTIFICATIONS_KEY }).subscribe(() => {})
  push('connect', undefined)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const before = list.mock.calls.length
  push('connect', undefined)
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(before + 1))
  stop()
})

test.each([
  ['disconnect', 'io server disconnect', 1],
  ['connect_error', socketError('loginRequired'), 1],
  ['disconnect', 'transport close', 0],
  ['disconnect', 'io client disconnect', 0],
  ['connect_error', new Error('Please sign in'), 0],
  ['connect_error', new Error('websocket error'), 0],
  ['connect_error', socketError('forbidden'), 0],
])('a %s (%s) makes the page request the current user %s times', async (event, reason, times) => {
  const account = vi.fn(() => ({ body: asha }))
  stubRequests({ 'GET /api/auth/user': account, 'GET /api/categories': { body: [] } })
  const { queryClient, push } = liveClient()
  queryClient.setQueryData(CURRENT_USER_KEY, asha)
  const stop = new QueryObserver(queryClient, { queryKey: CURRENT_USER_KEY }).subscribe(() => {})
  push(event, reason)
  await queryClient.fetchQuery({ queryKey: ['/api/categories'] })
  expect(account).toHaveBeenCalledTimes(times)
  stop()
})

test.each([
  ['the same member', 1, { body: asha }],
  ['no one', 0, { status: 401 }],
  ['another member', 0, { body: { ...asha, id: 'u2' } }],
])(
  'the live channel of an ended session, with %s signed in since, connects again %s times',
  async (_, times, account) => {
    stubRequests({ 'GET /api/auth/user': account })
    const { queryClient, push, connect } = liveClient()
    queryClient.setQueryData(CURRENT_USER_KEY, asha)
    const stop = new QueryObserver(queryClient, currentUserQuery).subscribe(() => {})
    await push('disconnect', 'io server disconnect')
    expect(connect).toHaveBeenCalledTimes(times)
    stop()
  }
)

describe('a pushed unread count', () => {
  test('does not refetch the list while this page marks notifications as read', async () => {
    const { queryClient, push } = liveClient()
    push('unread-count', { count: 2, version: 7 })
    const cancel = vi.spyOn(queryClient, 'cancelQueries')
    let respond = () => {}
    const marking = new MutationObserver(queryClient, {
      mutationKey: NOTIFICATIONS_KEY,
      mutationFn: () => new Promise<void>((resolve) => (respond = resolve)),
    }).mutate()
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(1))
    push('unread-count', { count: 1, version: 8 })
    expect(cancel).not.toHaveBeenCalled()
    respond()
    await marking
    push('unread-count', { count: 0, version: 9 })
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['refetches the list if a newer version is lower', { count: 1, version: 8 }, true],
    [
      'refetches the list if a newer version is equal, as after a deletion of a read notification',
      { count: 2, version: 8 },
      true,
    ],
    [
      'does not refetch the list if a newer version is higher, as with a pushed notification',
      { count: 3, version: 8 },
      false,
    ],
    ['does not refetch the list if the version is cached already', { count: 2, version: 7 }, false],
  ])('%s', (_, unread, isReadAgain) => {
    const { queryClient, push } = liveClient()
    push('unread-count', { count: 2, version: 7 })
    const cancel = vi.spyOn(queryClient, 'cancelQueries')
    push('unread-count', unread)
    expect(cancel).toHaveBeenCalledTimes(isReadAgain ? 1 : 0)
  })
})
