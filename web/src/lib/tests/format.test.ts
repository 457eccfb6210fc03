import { expect, test } from 'vitest'
import {
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatPrice,
  formatRupees,
} from '@/lib/text/format'
import { initials } from '@/lib/text/initials'

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
