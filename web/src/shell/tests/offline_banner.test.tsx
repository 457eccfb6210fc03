import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/lib/query_client'
import { OfflineBanner } from '@/shell/offline_banner'
import { stubRequests } from '@/tests/stub_requests'

const OFFLINE = 'You are offline. What you have opened before is still here.'

afterEach(() => void vi.useRealTimers())

/** Renders the banner on a page whose items were fetched and whose categories failed. */
async function showBanner() {
  vi.useFakeTimers()
  const items = vi.fn(() => ({ body: [] }))
  const categories = vi.fn(() => ({ status: 503 }))
  stubRequests({ 'GET /api/items': items, 'GET /api/categories': categories })
  const queryClient = createQueryClient()
  await queryClient.prefetchQuery({ queryKey: ['/api/items'] })
  await queryClient.prefetchQuery({ queryKey: ['/api/categories'] })
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <OfflineBanner />
    </QueryClientProvider>
  )
  return { items, categories, unmount }
}

const networkIs = (state: 'online' | 'offline') =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
    window.dispatchEvent(new Event(state))
  })

test('the banner shows its sentence only while there is no network', async () => {
  await showBanner()
  expect(screen.getByRole('status').textContent).toBe('')
  await networkIs('offline')
  expect(screen.getByRole('status').textContent).toBe(OFFLINE)
  await networkIs('online')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a failed query is refetched when the network returns, and again three seconds later', async () => {
  const { items, categories } = await showBanner()
  await networkIs('online')
  expect(categories).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(categories).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(categories).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(categories).toHaveBeenCalledTimes(3)
  expect(items).toHaveBeenCalledTimes(1)
})

test('an unmounted banner refetches nothing', async () => {
  const { categories, unmount } = await showBanner()
  await networkIs('online')
  unmount()
  await vi.advanceTimersByTimeAsync(3_000)
  await networkIs('online')
  expect(categories).toHaveBeenCalledTimes(2)
})
