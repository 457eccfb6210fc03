import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onResume } from '@/lib/page/on_resume'

const listener = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  listener.mockClear()
  stop = onResume(listener)
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Advances the clock without running the page's timers. */
function sleep(ms: number) {
  vi.setSystemTime(Date.now() + ms)
  vi.advanceTimersByTime(2_000)
}

test('onResume calls the listener once after a sleep of a minute', () => {
  sleep(60_000)
  vi.advanceTimersByTime(20_000)
  expect(listener).toHaveBeenCalledOnce()
})

test('onResume does not call the listener of a page that is active or briefly slow', () => {
  vi.advanceTimersByTime(60_000)
  sleep(5_000)
  expect(listener).not.toHaveBeenCalled()
})

test('onResume does not call the listener of a hidden page with throttled timers', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  sleep(60_000)
  expect(listener).not.toHaveBeenCalled()
})

test('onResume calls the listener of a hidden page after a long sleep', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  sleep(600_000)
  expect(listener).toHaveBeenCalledOnce()
})

test('onResume calls the listener when the network returns', () => {
  window.dispatchEvent(new Event('online'))
  expect(listener).toHaveBeenCalledOnce()
})

test('onResume does not call the listener after it was removed', () => {
  stop()
  window.dispatchEvent(new Event('online'))
  sleep(60_000)
  expect(listener).not.toHaveBeenCalled()
})
