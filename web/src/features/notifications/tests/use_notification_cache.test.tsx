import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { QueryClientProvider, type InfiniteData } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { useNotificationCache } from '@/features/notifications/hooks/use_notification_cache'
import { createQueryClient } from '@/lib/queries/query_client'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import type { Page } from '@/lib/http/read_page'
import { selectPendingDeletion } from '@/lib/session/pending_deletion'
import { createStore } from '@/store'
import { bookingNotice } from '@/tests/booking_notice'

/** A notification of 1 December at the given hour, with the hour in its id. */
const at = (hour: number, isRead = false): Notification => ({
  ...bookingNotice,
  id: String(hour),
  isRead,
  createdAt: `2026-12-01T${hour}:00:00.000Z`,
})

function open(pages: Notification[][], count: number) {
  const queryClient = createQueryClient()
  const store = createStore()
  queryClient.setQueryData<InfiniteData<Page<Notification>>>(NOTIFICATIONS_KEY, {
    pages: pages.map((entries) => ({ entries, next: null })),
    pageParams: pages.map((_, page) => String(page)),
  })
  queryClient.setQueryData<UnreadCount>(UNREAD_COUNT_KEY, { count, version: 1 })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </Provider>
  )
  const { result } = renderHook(() => useNotificationCache(), { wrapper })
  const listed = () =>
    queryClient
      .getQueryData<InfiniteData<Page<Notification>>>(NOTIFICATIONS_KEY)
      ?.pages.map(({ entries }) => entries.map(({ id }) => id))
  const unread = () => queryClient.getQueryData<UnreadCount>(UNREAD_COUNT_KEY)?.count
  const pending = () => selectPendingDeletion(store.getState())
  return { cache: result.current, listed, unread, pending }
}

test.each([
  [
    'the newest',
    19,
    [
      ['19', '18', '16'],
      ['14', '12'],
    ],
  ],
  [
    'one of the middle',
    17,
    [
      ['18', '17', '16'],
      ['14', '12'],
    ],
  ],
  [
    'one between two pages',
    15,
    [
      ['18', '16', '15'],
      ['14', '12'],
    ],
  ],
  [
    'the oldest',
    10,
    [
      ['18', '16'],
      ['14', '12', '10'],
    ],
  ],
] as const)('%s of the notifications is restored at its position', (_, hour, ids) => {
  const { cache, listed } = open(
    [
      [at(18), at(16)],
      [at(14), at(12)],
    ],
    4
  )
  cache.restore(at(hour))
  expect(listed()).toEqual(ids)
})

test('a restored unread notification is counted', () => {
  const { cache, unread } = open([[at(18)]], 1)
  cache.restore(at(17, true))
  expect(unread()).toBe(1)
  cache.restore(at(16))
  expect(unread()).toBe(2)
})

test('restoring a notification that is already listed adds no entry and no count', () => {
  const { cache, listed, unread } = open([[at(18), at(16)]], 2)
  cache.restore(at(16))
  expect(listed()).toEqual([['18', '16']])
  expect(unread()).toBe(2)
})

test('a count below the number of listed unread notifications is lowered to zero at most', async () => {
  const { cache, unread } = open([[at(18), at(16)]], 1)
  await cache.change(() => null)
  expect(unread()).toBe(0)
})

test('a change that the server has counted leaves the count unchanged', async () => {
  const { cache, listed, unread } = open([[at(18), at(16)]], 2)
  await cache.change((each) => (each.id === '18' ? null : each), true)
  expect(listed()).toEqual([['16']])
  expect(unread()).toBe(2)
})

test('a deleted notification is no longer a pending deletion', async () => {
  const { cache, pending } = open([[at(18), at(16)]], 2)
  cache.markPending(at(18))
  expect(pending()?.id).toBe('18')
  await cache.change((each) => (each.id === '18' ? null : each))
  await waitFor(() => expect(pending()).toBeNull())
})
