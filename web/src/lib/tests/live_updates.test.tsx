import { configureStore } from '@reduxjs/toolkit'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchCode } from '@/lib/build/fetch_code'
import { createQueryClient } from '@/lib/queries/query_client'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'
import { openMemberSession } from '@/lib/session/member_session'
import { refreshRestoredPage } from '@/lib/session/restored_page'
import { useLiveUpdates } from '@/lib/session/use_live_updates'
import { asha } from '@/tests/member'

const close = vi.fn()
vi.mock('@/lib/build/fetch_code', () => ({ fetchCode: vi.fn(() => Promise.resolve()) }))
vi.mock('@/lib/session/member_session', () => ({ openMemberSession: vi.fn(() => close) }))
vi.mock('@/lib/session/restored_page', () => ({ refreshRestoredPage: vi.fn() }))

afterEach(() => vi.clearAllMocks())

function signedIn() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(CURRENT_USER_KEY, asha)
  const store = configureStore({ reducer: () => ({}) })
  return renderHook(useLiveUpdates, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>{children}</MemoryRouter>
        </QueryClientProvider>
      </Provider>
    ),
  })
}

test('the live channel of a member is closed on unmount', async () => {
  const { unmount } = signedIn()
  await waitFor(() => expect(openMemberSession).toHaveBeenCalledOnce())
  unmount()
  expect(close).toHaveBeenCalledOnce()
})

test('a page that returns from the back/forward cache is refreshed, and a new one is not', async () => {
  const { unmount } = signedIn()
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  show(true)
  await waitFor(() => expect(refreshRestoredPage).toHaveBeenCalledOnce())
  unmount()
})

test('the live channel is opened once the network is back, if its code could not be loaded', async () => {
  vi.mocked(fetchCode).mockRejectedValueOnce(new Error('no network'))
  const { unmount } = signedIn()
  await waitFor(() => expect(fetchCode).toHaveBeenCalledOnce())
  expect(openMemberSession).not.toHaveBeenCalled()
  const network = vi.spyOn(navigator, 'onLine', 'get')
  for (const isOnline of [false, true]) {
    network.mockReturnValue(isOnline)
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  await waitFor(() => expect(openMemberSession).toHaveBeenCalledOnce())
  unmount()
})

test('the live channel is opened by a later attempt, if its code could not be loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.mocked(fetchCode).mockRejectedValueOnce(new Error('bad connection'))
  const { unmount } = signedIn()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  expect(openMemberSession).not.toHaveBeenCalled()
  await act(() => vi.runOnlyPendingTimersAsync())
  await vi.waitFor(() => expect(openMemberSession).toHaveBeenCalledOnce())
  unmount()
  vi.useRealTimers()
})

test('no live channel is opened after an unmount before its code is loaded', async () => {
  signedIn().unmount()
  await import('@/lib/session/member_session')
  expect(openMemberSession).not.toHaveBeenCalled()
})
