import { expect, test } from 'vitest'
import { bookedDays, bookingTotal } from '@saajha/contract/quote'
import { todayInIndia } from '@saajha/contract/calendar_days'

test('today is the date in India in every time zone', () => {
  expect(todayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
  expect(todayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
})

test('bookedDays returns whole days across clock changes, and 1 for one day', () => {
  expect(bookedDays('2026-03-07', '2026-03-09')).toBe(2)
  expect(bookedDays('2026-10-31', '2026-11-02')).toBe(2)
  expect(bookedDays('2026-10-31', '2026-10-31')).toBe(1)
})

test.each([
  ['day', '450.50', 3, 1351.5],
  ['week', '700.00', 7, 700],
  ['week', '700.00', 8, 1400],
  ['month', '950.00', 3, 950],
  ['month', '950.10', 61, 2850.3],
] as const)('a price per %s of %s for %i days is %d', (priceUnit, price, days, total) => {
  expect(bookingTotal({ price, priceUnit, isNegotiable: false }, days)?.amount).toBe(total)
})

test('a price per hour has no total', () => {
  expect(bookingTotal({ price: '450.00', priceUnit: 'hour', isNegotiable: false }, 3)).toBeNull()
})

test.each([
  { price: null, isNegotiable: false },
  { price: '0.00', isNegotiable: false },
  { price: '450.00', isNegotiable: true },
])('a negotiable price has no total: %j', (price) => {
  expect(bookingTotal({ ...price, priceUnit: 'day' }, 3)).toBeNull()
})
