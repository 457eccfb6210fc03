import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { QueryClientProvider, type InfiniteData } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Page } from '@/lib/http/read_page'
import { createQueryClient } from '@/lib/queries/query_client'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import { DELETION_KEY } from '@/lib/session/pending_deletions'
import { useUnreadCount } from '@/lib/session/use_unread_count'
import { stubRequests } from '@/tests/stub_requests'
import { bookingNotice } from '@/tests/booking_notice'
import { asha } from '@/tests/member'

function renderUnreadCount(isRead: boolean) {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications/unread-count': { body: { count: 3, version: 1 } },
  })
  const queryClient = createQueryClient()
  const list = (entries: Notification[]) =>
    queryClient.setQueryData<InfiniteData<Page<Notification>>>(NOTIFICATIONS_KEY, {
      pages: [{ entries, next: null }],
      pageParams: [''],
    })
  const notification = { ...bookingNotice, isRead }
  list([notification])
  void queryClient
    .getMutationCache()
    .build(queryClient, { mutationKey: DELETION_KEY, mutationFn: () => new Promise(() => {}) })
    .execute(notification)
  const { result } = renderHook(useUnreadCount, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  const receiveCount = (count: number) =>
    queryClient.setQueryData<UnreadCount>(UNREAD_COUNT_KEY, { count, version: 2 })
  return { result, list, receiveCount }
}

test('a deleted read notification that can be restored does not lower the unread count', async () => {
  const { result } = renderUnreadCount(true)
  await waitFor(() => expect(result.current).toBe(3))
})

test('a deleted unread notification that can be restored lowers the unread count by one', async () => {
  const { result } = renderUnreadCount(false)
  await waitFor(() => expect(result.current).toBe(2))
})

test('a deleted notification that was marked as read meanwhile lowers the unread count once', async () => {
  const { result, list, receiveCount } = renderUnreadCount(false)
  await waitFor(() => expect(result.current).toBe(2))
  list([{ ...bookingNotice, isRead: true }])
  receiveCount(1)
  await waitFor(() => expect(result.current).toBe(1))
})

test('the unread count of a guest is 0 and is not requested', () => {
  const requests = stubRequests()
  const queryClient = createQueryClient()
  const { result } = renderHook(useUnreadCount, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  expect(result.current).toBe(0)
  expect(requests).not.toHaveBeenCalled()
})
