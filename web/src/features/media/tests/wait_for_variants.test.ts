import { beforeEach, expect, test, vi } from 'vitest'
import { waitForVariants } from '@/features/media/wait_for_variants'

const PICTURE_URL = '/media/m1/full.webp'
/** A fetch response for a redirect in manual redirect mode. */
const REDIRECT = { type: 'opaqueredirect' } as Response
const PUBLISHED = { type: 'basic' } as Response

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function wait() {
  const onEnd = vi.fn()
  void waitForVariants(PICTURE_URL).then(onEnd)
  return onEnd
}

test('waitForVariants waits for a picture while the server redirects to the placeholder', async () => {
  const responses = [REDIRECT, REDIRECT, PUBLISHED]
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => responses.shift()!)
  const onEnd = wait()
  await vi.advanceTimersByTimeAsync(799)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(fetched).toHaveBeenCalledWith(PICTURE_URL, { method: 'HEAD', redirect: 'manual' })
})

test('waitForVariants stops waiting for a picture after four seconds', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(REDIRECT)
  const onEnd = wait()
  await vi.advanceTimersByTimeAsync(3_999)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(fetched).toHaveBeenCalledTimes(10)
})

test('waitForVariants does not wait for a picture whose server is unreachable', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const onEnd = wait()
  await vi.advanceTimersByTimeAsync(0)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(fetched).toHaveBeenCalledOnce()
})
