import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/lib/queries/query_client'
import { NOTIFICATIONS_KEY } from '@/lib/queries/query_keys'
import { useSignIn } from '@/lib/session/use_sign_in'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'

const ITEM = ['/api/items', 'i1']

function renderSignIn() {
  const queryClient = createQueryClient()
  const { result } = renderHook(useSignIn, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  return { queryClient, signIn: () => result.current(asha) }
}

test('signing in removes the cached data of another member and keeps public data', () => {
  const { queryClient, signIn } = renderSignIn()
  queryClient.setQueryData(NOTIFICATIONS_KEY, ['of another member'])
  queryClient.setQueryData(ITEM, { id: 'i1' })
  signIn()
  expect(queryClient.getQueryData(NOTIFICATIONS_KEY)).toBeUndefined()
  expect(queryClient.getQueryData(ITEM)).toEqual({ id: 'i1' })
})

test('signing in refetches the queries on the screen', async () => {
  const list = vi.fn(() => ({ body: [] }))
  stubRequests({ 'GET /api/notifications': list })
  const { queryClient, signIn } = renderSignIn()
  queryClient.setQueryData(NOTIFICATIONS_KEY, ['of another member'])
  const shown = new QueryObserver(queryClient, { queryKey: NOTIFICATIONS_KEY })
  const stop = shown.subscribe(() => {})
  signIn()
  await waitFor(() => expect(shown.getCurrentResult().data).toEqual([]))
  expect(list).toHaveBeenCalledOnce()
  stop()
})
