import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PrivateImage } from '@/components/private_image'
import { createQueryClient } from '@/lib/queries/query_client'
import { stubRequests } from '@/tests/stub_requests'

const SRC = '/media/private/m1/document.webp'
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** Renders an image whose first load failed. */
async function showFailing(respond: () => { status: number | undefined }) {
  const requests = stubRequests({ [`HEAD ${SRC}`]: respond })
  await showFailed(createQueryClient())
  return requests
}

async function showFailed(queryClient: QueryClient) {
  render(
    <QueryClientProvider client={queryClient}>
      <PrivateImage src={SRC} alt="Image 1 of PAN card" />
    </QueryClientProvider>
  )
  fireEvent.error(image()!)
  await pass(0)
}

/** Responds with each status in turn, and repeats the last. */
const inTurn = (...statuses: number[]) => {
  return () => ({ status: statuses.length > 1 ? statuses.shift() : statuses[0] })
}

const image = () => screen.queryByRole('img', { name: 'Image 1 of PAN card' })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('an image that is still being created appears when it is ready, without a placeholder image', async () => {
  await showFailing(inTurn(503, 503, 200))
  expect(screen.getByRole('status').textContent).toBe('Getting it ready…')
  expect(image()).toBeNull()
  await pass(1_000)
  expect(image()).toBeNull()
  await pass(3_000)
  expect(image()?.getAttribute('src')).toBe(SRC)
  expect(screen.queryByText('Getting it ready…')).toBeNull()
})

test('retries stop after a minute and restart on request', async () => {
  const statuses = [...Array<number>(7).fill(503), 200]
  const requests = await showFailing(inTurn(...statuses))
  await pass(MINUTE)
  expect(screen.getByText("This image isn't ready yet")).toBeTruthy()
  await pass(10 * MINUTE)
  expect(requests).toHaveBeenCalledTimes(7)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await pass(0)
  expect(image()).toBeTruthy()
})

test.each([404, 401])('an image rejected with %i is not retried', async (status) => {
  const requests = await showFailing(inTurn(status))
  await pass(MINUTE)
  expect(screen.getByText("We can't show this image")).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(requests).toHaveBeenCalledTimes(1)
})

test.each([
  ['the server', { status: 502 }],
  ['the network', new TypeError('Failed to fetch')],
])('an image that %s fails to deliver can be loaded again', async (_, failure) => {
  let isWorking = false
  await showFailing(() => {
    if (isWorking) return { status: 200 }
    if (failure instanceof Error) throw failure
    return failure
  })
  expect(screen.getByText("We couldn't load this image")).toBeTruthy()
  isWorking = true
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await pass(0)
  expect(image()?.getAttribute('src')).toBe(SRC)
})

test('an image that failed without a network appears when it is back', async () => {
  let isOnline = false
  await showFailing(() => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return { status: 200 }
  })
  fireEvent(window, new Event('offline'))
  expect(screen.getByText("We couldn't load this image")).toBeTruthy()
  isOnline = true
  fireEvent(window, new Event('online'))
  await pass(1_000)
  expect(image()).toBeTruthy()
})

test('an image that exists and fails twice is loaded again on request only', async () => {
  const requests = await showFailing(inTurn(200))
  fireEvent.error(image()!)
  await pass(MINUTE)
  expect(screen.getByText("We couldn't load this image")).toBeTruthy()
  expect(requests).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await pass(0)
  expect(image()).toBeTruthy()
})

test('an image that failed once and later fails without a network appears when it is back', async () => {
  let isOnline = true
  stubRequests({
    [`HEAD ${SRC}`]: () => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return { status: 200 }
    },
  })
  const queryClient = createQueryClient()
  await showFailed(queryClient)
  cleanup()
  await pass(0)
  isOnline = false
  await showFailed(queryClient)
  fireEvent(window, new Event('offline'))
  expect(screen.getByText("We couldn't load this image")).toBeTruthy()
  isOnline = true
  fireEvent(window, new Event('online'))
  await pass(1_000)
  expect(image()).toBeTruthy()
})

test('a thumbnail that is not ready has no nested button', async () => {
  stubRequests({ [`HEAD ${SRC}`]: { status: 503 } })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PrivateImage src={SRC} alt="Image 1 of PAN card" isThumbnail />
    </QueryClientProvider>
  )
  fireEvent.error(image()!)
  await pass(MINUTE)
  expect(screen.getByText("This image isn't ready yet")).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})
