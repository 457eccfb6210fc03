import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { createQueryClient } from '@/lib/queries/query_client'
import { pendingDeletionChanged } from '@/lib/session/pending_deletion'
import { useUnreadCount } from '@/lib/session/use_unread_count'
import { stubRequests } from '@/tests/stub_requests'
import { bookingNotice } from '@/tests/booking_notice'
import { createStore } from '@/store'
import { asha } from '@/tests/member'

function renderUnreadCount(deleted: { id: string; isRead: boolean }) {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications/unread-count': { body: { count: 3, version: 1 } },
  })
  const queryClient = createQueryClient()
  const store = createStore()
  store.dispatch(pendingDeletionChanged({ ...bookingNotice, ...deleted }))
  return renderHook(useUnreadCount, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </Provider>
    ),
  }).result
}

test('a deleted read notification that can be restored does not lower the unread count', async () => {
  const count = renderUnreadCount({ id: 'n1', isRead: true })
  await waitFor(() => expect(count.current).toBe(3))
})

test('a deleted unread notification that can be restored lowers the unread count by one', async () => {
  const count = renderUnreadCount({ id: 'n1', isRead: false })
  await waitFor(() => expect(count.current).toBe(2))
})

test('the unread count of a guest is 0 and is not requested', () => {
  const requests = stubRequests()
  const queryClient = createQueryClient()
  const { result } = renderHook(useUnreadCount, {
    wrapper: ({ children }) => (
      <Provider store={createStore()}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </Provider>
    ),
  })
  expect(result.current).toBe(0)
  expect(requests).not.toHaveBeenCalled()
})
