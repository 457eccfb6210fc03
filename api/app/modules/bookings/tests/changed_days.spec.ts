import { test } from '@japa/runner'
import fc from 'fast-check'
import {
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

  test('are never days gone by', () => {
    assertLaw(
      (booking, days) =>
        !isAllowed(booking, days) || changed(booking, days).every((day) => day >= TODAY)
    )
  })

  test('may be any days to come of a booking that has not begun', () => {
    assertLaw(
      (booking, days) =>
        booking.startDate <= TODAY || days.startDate < TODAY || isAllowed(booking, days)
    )
  })

  test('may be any days to come after the first day of a booking that has begun', () => {
    assertLaw(
      (booking, days) =>
        days.startDate !== booking.startDate ||
        changed(booking, days).some((day) => day < TODAY) ||
        isAllowed(booking, days) ||
        // The booking ended or would end before today.
        booking.endDate < TODAY ||
        days.endDate < TODAY
    )
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
