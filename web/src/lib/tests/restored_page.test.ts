import { SIGNED_IN_COOKIE } from '@saajha/contract/signed_in_cookie'
import { QueryClientProvider, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/lib/queries/query_client'
import { CURRENT_USER_KEY, NOTIFICATIONS_KEY } from '@/lib/queries/query_keys'
import { refreshRestoredPage } from '@/lib/session/restored_page'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { bookingNotice } from '@/tests/booking_notice'
import { asha } from '@/tests/member'
import { stubRequests } from '@/tests/stub_requests'

const reload = vi.hoisted(() => vi.fn())
vi.mock('@/lib/session/leave_to', () => ({ reloadPage: reload }))

/** The query cache of a member's page, or of a guest's, that was put into the back/forward cache. */
function cachedPage(user: typeof asha | null): QueryClient {
  reload.mockClear()
  const queryClient = createQueryClient()
  queryClient.setQueryData(CURRENT_USER_KEY, user)
  if (user) queryClient.setQueryData(NOTIFICATIONS_KEY, [bookingNotice])
  renderHook(useCurrentUser, {
    wrapper: ({ children }: { children: ReactNode }) =>
      createElement(QueryClientProvider, { client: queryClient }, children),
  })
  return queryClient
}

test('a member’s page that is restored after a sign-out shows nothing of theirs and loads again', async () => {
  const queryClient = cachedPage(asha)
  stubRequests()
  document.cookie = `${SIGNED_IN_COOKIE}=1; max-age=0`
  const done = refreshRestoredPage(queryClient)
  expect(queryClient.getQueryData(CURRENT_USER_KEY)).toBeNull()
  expect(queryClient.getQueryData(NOTIFICATIONS_KEY)).toBeUndefined()
  await done
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['another member has signed in', { body: { ...asha, id: 'u2' } }],
  ['their session has ended elsewhere', { status: 401 }],
])('a member’s page that is restored after %s shows nothing of theirs', async (_, response) => {
  const queryClient = cachedPage(asha)
  stubRequests({ 'GET /api/auth/user': response })
  await refreshRestoredPage(queryClient)
  expect(queryClient.getQueryData(CURRENT_USER_KEY)).toBeNull()
  expect(queryClient.getQueryData(NOTIFICATIONS_KEY)).toBeUndefined()
  expect(reload).toHaveBeenCalledOnce()
})

test('a restored page of the same member shows the newest data without loading again', async () => {
  const queryClient = cachedPage(asha)
  const stop = new QueryObserver(queryClient, { queryKey: NOTIFICATIONS_KEY }).subscribe(() => {})
  const read = { ...bookingNotice, isRead: true }
  stubRequests({ 'GET /api/auth/user': { body: asha }, 'GET /api/notifications': { body: [read] } })
  await refreshRestoredPage(queryClient)
  expect(queryClient.getQueryData(NOTIFICATIONS_KEY)).toEqual([read])
  expect(reload).not.toHaveBeenCalled()
  stop()
})

test('a guest’s page that is restored after a sign-in shows the member', async () => {
  const queryClient = cachedPage(null)
  stubRequests({ 'GET /api/auth/user': { body: asha } })
  await refreshRestoredPage(queryClient)
  expect(queryClient.getQueryData(CURRENT_USER_KEY)).toEqual(asha)
  expect(reload).not.toHaveBeenCalled()
})
