import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  daysAfter,
  daysBetween,
  isCalendarDay,
  monthsBetween,
  todayInIndia,
} from '../src/calendar_days.ts'
import { LIMITS } from '../src/limits.ts'
import { daysProblem, lastRentableDay, rentalLength } from '../src/rental_days.ts'
import * as any from './arbitraries.ts'

const plain = { units: 1, collectAt: null, returnAt: null }

test('the day so many days after another one exists and is so many days away', () => {
  fc.assert(
    fc.property(any.day, fc.integer({ min: -800, max: 800 }), (day, days) => {
      const other = daysAfter(day, days)
      assert.ok(isCalendarDay(other))
      assert.equal(daysBetween(day, other), days)
      assert.equal(daysAfter(other, -days), day)
      assert.equal(other > day, days > 0)
    }),
    { numRuns: 500 }
  )
})

test('a day after the end of its month does not exist', () => {
  fc.assert(
    fc.property(any.day, fc.integer({ min: 1, max: 40 }), (day, number) => {
      const text = `${day.slice(0, 8)}${String(number).padStart(2, '0')}`
      const lastOfMonth = Number(
        daysAfter(`${daysAfter(`${day.slice(0, 8)}01`, 31).slice(0, 8)}01`, -1).slice(8)
      )
      assert.equal(isCalendarDay(text), number <= lastOfMonth)
    }),
    { numRuns: 500 }
  )
})

test('today in India is the day of the moment five and a half hours later in UTC', () => {
  fc.assert(
    fc.property(fc.nat(4_000 * 24 * 60), (minute) => {
      const moment = Date.UTC(2026, 0, 1) + minute * 60_000
      const later = new Date(moment + 330 * 60_000).toISOString().slice(0, 10)
      assert.equal(todayInIndia(new Date(moment)), later)
    }),
    { numRuns: 500 }
  )
})

test('days from today on, in order and up to the limit, are the only ones without a problem', () => {
  fc.assert(
    fc.property(
      any.day,
      fc.integer({ min: -30, max: 30 }),
      fc.integer({ min: -30, max: 800 }),
      (today, from, length) => {
        const first = daysAfter(today, from)
        const problem = daysProblem(first, daysAfter(first, length), today)
        const isTooLong = length > LIMITS.rentalDays.max
        const expected = length < 0 ? 'reversed' : from < 0 ? 'past' : isTooLong ? 'tooMany' : null
        assert.equal(problem, expected)
      }
    ),
    { numRuns: 500 }
  )
})

test('the last day that can be rented is the same day in two years, or the 28th for a 29th of February', () => {
  fc.assert(
    fc.property(any.day, any.length, (today, length) => {
      const last = sameDayAfter(today, 24)
      const next = daysAfter(last, 1)
      assert.equal(lastRentableDay(today), last)
      assert.equal(daysProblem(daysAfter(last, -length), last, today), null)
      assert.equal(daysProblem(daysAfter(next, -length), next, today), 'tooFar')
    }),
    { numRuns: 500 }
  )
})

test('the length of a rental allows a minimum of 1, and grows with its days', () => {
  fc.assert(
    fc.property(any.unit, any.day, any.length, fc.nat(60), (unit, startDate, days, more) => {
      const lengthOf = (days: number) =>
        rentalLength(unit, { ...plain, startDate, endDate: daysAfter(startDate, days) })
      const length = lengthOf(days)
      if (length === null) return assert.ok(unit === 'hour' && days === 0)
      assert.ok(length >= 1)
      assert.ok(lengthOf(days + more)! >= length)
    }),
    { numRuns: 500 }
  )
})

test('months end on the same day of a later month, or on its last day if it is shorter', () => {
  fc.assert(
    fc.property(any.day, fc.integer({ min: 1, max: 24 }), (start, months) => {
      const end = sameDayAfter(start, months)
      assert.equal(monthsBetween(start, end), months)
      assert.equal(monthsBetween(start, daysAfter(end, 1)), months + 1)
      assert.equal(rentalLength('month', { ...plain, startDate: start, endDate: end }), months)
    }),
    { numRuns: 500 }
  )
})

test('days within a month are one, also at the end of February', () => {
  for (const [start, end, months] of [
    ['2026-01-31', '2026-01-31', 1],
    ['2026-01-31', '2026-02-01', 1],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-31', '2026-03-01', 2],
    ['2028-01-31', '2028-02-29', 1],
    ['2028-01-31', '2028-03-01', 2],
    ['2026-01-01', '2026-02-01', 1],
    ['2026-03-01', '2026-05-01', 2],
    ['2026-12-15', '2027-01-16', 2],
  ] as const)
    assert.equal(monthsBetween(start, end), months, `${start} to ${end}`)
})

/** The same day so many months later, or the last one of a month without it. */
function sameDayAfter(day: string, months: number): string {
  const first = new Date(`${day.slice(0, 8)}01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months)
  const month = first.toISOString().slice(0, 8)
  for (let number = Number(day.slice(8)); ; number--) {
    const end = `${month}${String(number).padStart(2, '0')}`
    if (isCalendarDay(end)) return end
  }
}

test('a text around a day, or a day that does not exist, is no day and cannot be rented', () => {
  const TODAY = '2026-12-10'
  for (const text of ['12026-12-11', '2026-12-111', '2027-02-29', 'tomorrow', '']) {
    assert.equal(isCalendarDay(text), false)
    assert.equal(daysProblem(text, '2027-03-01', TODAY), 'unknown')
    assert.equal(daysProblem('2026-12-11', text, TODAY), 'unknown')
  }
})

test('the length in hours is unknown on one day without times, and 24 a day on several', () => {
  const first = { ...plain, startDate: '2026-12-10', endDate: '2026-12-10' }
  assert.equal(rentalLength('hour', first), null)
  const length = rentalLength('hour', { ...first, endDate: '2026-12-12' })
  assert.equal(length, 48)
})
