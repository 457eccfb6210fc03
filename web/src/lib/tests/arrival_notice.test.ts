import { afterEach, expect, test, vi } from 'vitest'
import { arrivalNotice } from '@/lib/live/arrival_notice'
import { bookingNotice } from '@/tests/booking_notice'

afterEach(() => window.history.replaceState(null, '', '/'))

const notice = { ...bookingNotice, itemId: 'i1', conversationId: 'k1' }

test.each([
  ['/contact/i1?with=k1', false],
  ['/contact/i1', false],
  ['/contact/i1?with=k2', true],
  ['/contact/i2', true],
  ['/dashboard?tab=notifications', false],
  ['/dashboard', true],
])('a notification of a conversation about an item is shown on %s: %s', (path, isShown) => {
  window.history.replaceState(null, '', path)
  expect(arrivalNotice(notice) !== null).toBe(isShown)
})

test('a notification of an open conversation is shown while the page is hidden', () => {
  window.history.replaceState(null, '', '/contact/i1?with=k1')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(arrivalNotice(notice)).not.toBeNull()
})
