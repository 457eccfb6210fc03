import { expect, test } from 'vitest'
import { bookedDays } from '@saajha/contract/quote'
import { todayInIndia } from '@saajha/contract/calendar_days'
import { shownQuote } from '@/features/bookings/booking_quote'

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
  ['day', '450.50', '2026-12-13', '1351.50'],
  ['week', '700.00', '2026-12-17', '700.00'],
  ['week', '700.00', '2026-12-18', '1400.00'],
  ['month', '950.00', '2027-01-10', '950.00'],
  ['month', '950.10', '2027-03-10', '2850.30'],
] as const)('a price per %s of %s from 10 Dec to %s is %s', (priceUnit, price, end, total) => {
  const item = { price, priceUnit, isNegotiable: false }
  expect(shownQuote(item, { start: '2026-12-10', end }, 1)?.total).toBe(total)
})

test.each([
  { price: '450.00', priceUnit: 'hour', isNegotiable: false },
  { price: null, priceUnit: 'day', isNegotiable: false },
  { price: '0.00', priceUnit: 'day', isNegotiable: false },
  { price: '450.00', priceUnit: 'day', isNegotiable: true },
] as const)('a price to be agreed on has no total: %j', (item) => {
  expect(shownQuote(item, { start: '2026-12-10', end: '2026-12-13' }, 1)?.total).toBeNull()
})
