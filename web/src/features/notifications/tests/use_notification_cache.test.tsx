import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { QueryClientProvider, type InfiniteData } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useNotificationCache } from '@/features/notifications/hooks/use_notification_cache'
import { createQueryClient } from '@/lib/queries/query_client'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import type { Page } from '@/lib/http/read_page'
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
  queryClient.setQueryData<InfiniteData<Page<Notification>>>(NOTIFICATIONS_KEY, {
    pages: pages.map((entries) => ({ entries, next: null })),
    pageParams: pages.map((_, page) => String(page)),
  })
  queryClient.setQueryData<UnreadCount>(UNREAD_COUNT_KEY, { count, version: 1 })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useNotificationCache(), { wrapper })
  const listed = () =>
    queryClient
      .getQueryData<InfiniteData<Page<Notification>>>(NOTIFICATIONS_KEY)
      ?.pages.map(({ entries }) => entries.map(({ id }) => id))
  const unread = () => queryClient.getQueryData<UnreadCount>(UNREAD_COUNT_KEY)?.count
  return { cache: result.current, listed, unread }
}

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
