import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const assign = vi.fn()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', { assign })
})

afterEach(() => void vi.unstubAllGlobals())

test('leaveTo navigates to the URL and marks the page as left on purpose', async () => {
  const { isLeavingOnPurpose, leaveTo } = await import('@/lib/session/leave_to')
  expect(isLeavingOnPurpose()).toBe(false)
  leaveTo('/api/login')
  expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login')
  expect(isLeavingOnPurpose()).toBe(true)
})
