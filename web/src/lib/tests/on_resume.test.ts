import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onResume } from '@/lib/on_resume'

const wake = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  wake.mockClear()
  stop = onResume(wake)
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The clock goes on while no timer of the page runs. */
function sleep(ms: number) {
  vi.setSystemTime(Date.now() + ms)
  vi.advanceTimersByTime(2_000)
}

test('a page that slept for a minute is woken once', () => {
  sleep(60_000)
  vi.advanceTimersByTime(20_000)
  expect(wake).toHaveBeenCalledOnce()
})

test('a page that is awake, or slow for a moment, is left alone', () => {
  vi.advanceTimersByTime(60_000)
  sleep(5_000)
  expect(wake).not.toHaveBeenCalled()
})

test('a page in the background, whose timers are slowed down, is left alone', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  sleep(60_000)
  expect(wake).not.toHaveBeenCalled()
})

test('a page that slept in the background for long is woken before anybody looks at it', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  sleep(600_000)
  expect(wake).toHaveBeenCalledOnce()
})

test('a page whose network comes back is woken at once', () => {
  window.dispatchEvent(new Event('online'))
  expect(wake).toHaveBeenCalledOnce()
})

test('a page that wants it no more is never woken', () => {
  stop()
  window.dispatchEvent(new Event('online'))
  sleep(60_000)
  expect(wake).not.toHaveBeenCalled()
})
