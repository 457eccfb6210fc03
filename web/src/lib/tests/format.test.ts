import { afterEach, expect, test, vi } from 'vitest'
import {
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatDays,
  formatPrice,
  formatRelativeTime,
  formatRupees,
  formatShortDay,
} from '@/lib/text/format'
import { formatPhone } from '@/lib/text/dial_number'
import { initials } from '@/lib/text/initials'

afterEach(() => void vi.useRealTimers())

test('rupees are grouped the Indian way and show paise only if there are any', () => {
  expect(formatRupees('123456.00')).toBe('₹1,23,456')
  expect(formatRupees('450.50')).toBe('₹450.50')
})

test('a price names its unit', () => {
  expect(formatPrice({ price: '450.00', priceUnit: 'week', isNegotiable: false })).toBe('₹450/week')
})

test.each([
  { price: '450.00', isNegotiable: true },
  { price: null, isNegotiable: false },
  { price: '0.00', isNegotiable: false },
])('a flagged, missing or zero price is negotiable: %j', (price) => {
  expect(formatPrice({ ...price, priceUnit: 'day' })).toBe('Price Negotiable')
})

test.each([
  ['+919822012345', '+91 98220 12345'],
  ['919822012345', '+91 98220 12345'],
  ['09822012345', '+91 98220 12345'],
  ['98220-12345', '+91 98220 12345'],
  ['+442079460958', '+442079460958'],
  ['1234567890', '1234567890'],
  ['call 9822012345', '+91 98220 12345'],
])('the phone number %j is shown as %j', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})

test('an instant is formatted with its date in India', () => {
  expect(formatDate('2026-11-02T20:00:00Z')).toBe('3 Nov 2026')
  expect(formatDateTime('2026-11-02T20:00:00Z')).toBe('3 Nov 2026, 1:30 am')
  expect(formatCalendarDay('2026-11-03')).toBe('3 Nov 2026')
})

test.each([
  ['Asha Rao', 'AR'],
  ['ravi', 'R'],
  ['Asha Devi Rao', 'AR'],
  ['asha@example.in', 'A'],
  ['आशा राव', 'आरा'],
  ['', ''],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test.each([
  ['2026-11-28', '2026-11-29', '28–29 Nov'],
  ['2026-11-28', '2026-12-02', /^28 Nov.–.2 Dec$/],
  ['2026-11-28', '2026-11-28', '28 Nov'],
  ['2026-12-30', '2027-01-02', /^30 Dec 2026.–.2 Jan 2027$/],
])('the days from %s to %s are shown without the current year of India', (start, end, shown) => {
  // Still 2025 in UTC.
  vi.useFakeTimers({ now: new Date('2025-12-31T19:00:00Z'), toFake: ['Date'] })
  expect(formatDays(start, end)).toMatch(shown)
})

test('a short day of another year has its year', () => {
  expect(formatShortDay('2999-11-28')).toBe('28 Nov 2999')
})

test.each([
  [-5_000, 'just now'],
  [59_000, 'just now'],
  [120_000, '2 min ago'],
  [3 * 3_600_000, '3 hr ago'],
  [24 * 3_600_000, '1 day ago'],
  [65 * 86_400_000, '2 mo ago'],
  [800 * 86_400_000, '2 yr ago'],
])('an instant %d ms ago is %s', (elapsed, shown) => {
  const now = Date.parse('2026-11-20T06:00:00Z')
  expect(formatRelativeTime(new Date(now - elapsed).toISOString(), now)).toBe(shown)
})
