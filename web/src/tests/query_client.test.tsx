import {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useMemberStats } from '@/features/identity/hooks/use_member_stats'
import { useMyListings } from '@/features/listings/hooks/use_my_listings'
import { createQueryClient } from '@/lib/queries/query_client'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { stubRequests } from '@/tests/stub_requests'
import { asha } from '@/tests/member'

const CATEGORIES = '/api/categories'
const STATS = { totalListings: 1, totalViews: 0, averageRating: 0, reviewCount: 0 }

afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

/** A page with one query hook that can be left and revisited; counts the requests to `url`. */
function visit<Result>(read: () => Result, url: string, status = 200) {
  const requests = stubRequests({
    'GET /api/categories': { status, body: [] },
    'GET /api/auth/user': { status, body: asha },
    'GET /api/users/u1/stats': { body: STATS },
    'GET /api/items?ownerId=u1&limit=100': { body: [] },
  })
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const mount = () => renderHook(read, { wrapper })
  const requestCount = () => requests.mock.calls.filter(([path]) => path === url).length
  const waitForDeliveries = () =>
    waitFor(() => expect([requestCount() > 0, queryClient.isFetching()]).toEqual([true, 0]))
  return { mount, requestCount, waitForDeliveries }
}

const useCategories = () => useQuery({ queryKey: [CATEGORIES] })
const refocusWindow = () =>
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })

test('cached data is never stale: not after a day, on another visit or on window focus', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { mount, requestCount, waitForDeliveries } = visit(useCategories, CATEGORIES)
  const first = mount()
  await waitForDeliveries()
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  refocusWindow()
  const second = mount()
  expect(second.result.current.isStale).toBe(false)
  expect(second.result.current.isFetching).toBe(false)
  first.unmount()
  await waitForDeliveries()
  expect(requestCount()).toBe(1)
})

test('a failed query is not retried automatically', async () => {
  const { mount, requestCount, waitForDeliveries } = visit(useCategories, CATEGORIES, 500)
  const { result } = mount()
  await waitFor(() => expect(result.current.isError).toBe(true))
  await waitForDeliveries()
  expect(result.current.failureCount).toBe(1)
  expect(requestCount()).toBe(1)
})

test('a mutation fails immediately offline instead of waiting for a connection', async () => {
  onlineManager.setOnline(false)
  const send = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const change = new MutationObserver(createQueryClient(), { mutationFn: send }).mutate()
  await expect(change).rejects.toThrow('Failed to fetch')
  expect(send).toHaveBeenCalledOnce()
})

test('an offline query requests from the service worker, which may have a cached response', async () => {
  onlineManager.setOnline(false)
  const { mount } = visit(useCategories, CATEGORIES)
  const { result } = mount()
  await waitFor(() => expect(result.current.data).toEqual([]))
})

const reconnect = () =>
  act(() => {
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
  })

test('a failed query is refetched when the network returns', async () => {
  const { mount, requestCount } = visit(useCategories, CATEGORIES, 503)
  const { result } = mount()
  await waitFor(() => expect(result.current.isError).toBe(true))
  reconnect()
  await waitFor(() => expect(requestCount()).toBe(2))
})

test('a failed query is not refetched at the event “online” itself, when requests may still fail, but soon after', async () => {
  const { mount, requestCount } = visit(useCategories, CATEGORIES, 503)
  const { result } = mount()
  await waitFor(() => expect(result.current.isError).toBe(true))
  act(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
  expect(onlineManager.isOnline()).toBe(false)
  await waitFor(() => expect(requestCount()).toBe(2))
  expect(onlineManager.isOnline()).toBe(true)
})

test('cached data is not refetched when the network returns', async () => {
  const { mount, requestCount, waitForDeliveries } = visit(useCategories, CATEGORIES)
  mount()
  await waitForDeliveries()
  reconnect()
  await waitForDeliveries()
  expect(requestCount()).toBe(1)
})

test('no query polls', () => {
  const { queries } = createQueryClient().getDefaultOptions()
  expect(queries?.refetchInterval).toBeUndefined()
})

test('the session is cached for five minutes and then refetched on the next visit', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { mount, requestCount, waitForDeliveries } = visit(useCurrentUser, '/api/auth/user')
  mount()
  await waitForDeliveries()
  vi.setSystemTime(Date.now() + 5 * 60 * 1000 - 1)
  mount()
  await waitForDeliveries()
  expect(requestCount()).toBe(1)
  vi.setSystemTime(Date.now() + 1)
  mount()
  await waitFor(() => expect(requestCount()).toBe(2))
})

test.each([
  ['a member’s listings', () => useMyListings('u1'), '/api/items?ownerId=u1&limit=100'],
  ['a member’s figures', () => useMemberStats('u1'), '/api/users/u1/stats'],
])('%s are refetched on every visit', async (_, read, url) => {
  const { mount, requestCount, waitForDeliveries } = visit<unknown>(read, url)
  mount().unmount()
  await waitForDeliveries()
  const before = requestCount()
  mount()
  await waitFor(() => expect(requestCount()).toBe(before + 1))
})
