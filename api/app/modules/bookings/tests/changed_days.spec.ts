import { test } from '@japa/runner'
import fc from 'fast-check'
import { completionDue } from '#modules/bookings/rules/return_days'
import {
  answerChangeBy,
  assertChangeableDays,
  firstChangedDay,
  lastHeldDayOf,
} from '#modules/bookings/rules/changed_days'
import { StartedDaysError } from '#modules/bookings/errors'
import type { LockedBooking } from '#modules/bookings/queries/lock_booking'
import { addDays, momentInIndia } from '#shared/time/day_in_india'

const TODAY = '2028-02-27'

/** A booking, and other days for it, near today, so that they overlap often. */
const change = fc
  .record({
    start: fc.integer({ min: -6, max: 6 }),
    days: fc.nat(6),
    otherStart: fc.integer({ min: -6, max: 6 }),
    otherDays: fc.nat(6),
    isStartKept: fc.boolean(),
    minute: fc.nat(24 * 60 - 1),
    bufferDays: fc.nat(7),
    formerBufferDays: fc.nat(7),
  })
  .map((from) => {
    const dayOf = (offset: number) => addDays(TODAY, offset)
    const time = new Date(from.minute * 60_000).toISOString().slice(11, 16)
    const endDate = dayOf(from.start + from.days)
    const otherStart = from.isStartKept ? from.start : from.otherStart
    const booking = {
      startDate: dayOf(from.start),
      endDate,
      lastHeldDay: addDays(endDate, from.formerBufferDays),
      bufferDays: from.bufferDays,
      now: momentInIndia(TODAY, time),
    } as LockedBooking
    const days = { startDate: dayOf(otherStart), endDate: dayOf(otherStart + from.otherDays) }
    return { booking, days }
  })

type Days = { startDate: string; endDate: string }

const has = ({ startDate, endDate }: Days, day: string) => day >= startDate && day <= endDate
const daysAround = Array.from({ length: 41 }, (_, n) => addDays(TODAY, n - 20))

/** The days that the booking gains or loses. */
const changed = (booking: Days, days: Days) =>
  daysAround.filter((day) => has(booking, day) !== has(days, day))

const isAllowed = (booking: LockedBooking, days: Days) => {
  try {
    assertChangeableDays(booking, days)
    return true
  } catch (error) {
    if (error instanceof StartedDaysError) return false
    throw error
  }
}

test.group('The changed days of a booking', () => {
  const assertLaw = (law: (booking: LockedBooking, days: Days) => boolean) =>
    fc.assert(
      fc.property(change, ({ booking, days }) => law(booking, days)),
      { numRuns: 2_000 }
    )

  test('are never days gone by, except those since the last day of a booking that goes on', () => {
    assertLaw(
      (booking, days) =>
        !isAllowed(booking, days) ||
        changed(booking, days).every(
          (day) => day >= TODAY || (day > booking.endDate && days.endDate >= TODAY)
        )
    )
  })

  test('may be any days to come of a booking that has not begun', () => {
    assertLaw(
      (booking, days) =>
        booking.startDate <= TODAY || days.startDate < TODAY || isAllowed(booking, days)
    )
  })

  test('may end on any day to come if the first day stays', () => {
    assertLaw(
      (booking, days) =>
        days.startDate !== booking.startDate || days.endDate < TODAY || isAllowed(booking, days)
    )
  })

  test('can be accepted until the time by which to answer, which is to come', () => {
    assertLaw((booking, days) => {
      if (!isAllowed(booking, days)) return true
      const now = answerChangeBy(booking, days)
      const isCompleted = days.endDate !== booking.endDate && now >= completionDue(booking)
      const wasCompleted = booking.now >= completionDue(booking)
      return (
        now > booking.now && isAllowed({ ...booking, now }, days) && (wasCompleted || !isCompleted)
      )
    })
  })

  test('are to be answered at 10:00 after a proposal of the evening, or before they can no longer be accepted', ({
    assert,
  }) => {
    const booking = {
      startDate: addDays(TODAY, -2),
      endDate: TODAY,
      now: momentInIndia(TODAY, '20:30'),
    } as LockedBooking
    const tomorrow = addDays(TODAY, 1)
    const midnight = new Date(momentInIndia(tomorrow, '00:00').getTime() - 1)
    const extended = { startDate: booking.startDate, endDate: tomorrow }
    assert.deepEqual(answerChangeBy(booking, extended), momentInIndia(tomorrow, '10:00'))
    const ends = { ...booking, endDate: tomorrow }
    assert.deepEqual(
      answerChangeBy(ends, { startDate: booking.startDate, endDate: TODAY }),
      midnight
    )
    const begins = { ...booking, startDate: tomorrow, endDate: addDays(TODAY, 2) }
    const moved = { startDate: addDays(TODAY, 2), endDate: addDays(TODAY, 2) }
    assert.deepEqual(answerChangeBy(begins, moved), midnight)
  })

  test('begin with the first day that is gained or lost, or today', () => {
    assertLaw((booking, days) => {
      const [first = booking.startDate] = changed(booking, days)
      const expected = first > TODAY ? first : TODAY
      return firstChangedDay(booking, days) === expected
    })
  })

  test('hold the days of the booking, and never more behind it unless it ends later', () => {
    assertLaw((booking, days) => {
      const last = lastHeldDayOf(booking, days)
      if (last < days.endDate) return false
      if (days.endDate > booking.endDate) return last === addDays(days.endDate, booking.bufferDays)
      return last <= booking.lastHeldDay
    })
  })
})
