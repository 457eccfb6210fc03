import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
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

/**
 * Renders an image whose first load failed; the server then responds with each status in turn, and repeats the last.
 */
async function showFailing(...statuses: number[]) {
  const requests = stubRequests({
    [`HEAD ${SRC}`]: () => ({ status: statuses.length > 1 ? statuses.shift() : statuses[0] }),
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PrivateImage src={SRC} alt="Image 1 of PAN card" />
    </QueryClientProvider>
  )
  fireEvent.error(image()!)
  await pass(0)
  return requests
}

const image = () => screen.queryByRole('img', { name: 'Image 1 of PAN card' })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('an image that is still being created appears when it is ready, without a placeholder image', async () => {
  await showFailing(503, 503, 200)
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
  const requests = await showFailing(...statuses)
  await pass(MINUTE)
  expect(screen.getByText("This image isn't ready yet")).toBeTruthy()
  await pass(10 * MINUTE)
  expect(requests).toHaveBeenCalledTimes(7)
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await pass(0)
  expect(image()).toBeTruthy()
})

test.each([404, 401])('an image rejected with %i is not retried', async (status) => {
  const requests = await showFailing(status)
  await pass(MINUTE)
  expect(screen.getByText("We can't show this image")).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(requests).toHaveBeenCalledTimes(1)
})

test('an image that exists and cannot be decoded is not retried forever', async () => {
  await showFailing(200)
  fireEvent.error(image()!)
  await pass(MINUTE)
  expect(screen.getByText("We can't show this image")).toBeTruthy()
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
