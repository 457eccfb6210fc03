import { answerBy } from '@saajha/contract/answer_by'
import { LIMITS } from '@saajha/contract/limits'
import { daysProblem } from '@saajha/contract/rental_days'
import type { Day } from '@saajha/contract/values'
import { DayRangeError, DistantDaysError, StartedDaysError } from '#modules/bookings/errors'
import type { LockedBooking } from '#modules/bookings/queries/lock_booking'
import { completionDue } from '#modules/bookings/rules/return_days'
import { addDays, dayInIndia, momentInIndia } from '#shared/time/day_in_india'

type Days = { startDate: Day; endDate: Day }

/**
 * Throws `DayRangeError`, `DistantDaysError`, or `StartedDaysError` if the first day has begun and changes, or if the new last day
 * has gone by. A booking whose last day has gone by may end later: then it also has the days since.
 */
export function assertChangeableDays(
  { startDate, endDate, now }: LockedBooking,
  { startDate: start, endDate: end }: Days
): void {
  const today = dayInIndia(now)
  const isStartKept = start === startDate
  const problem = daysProblem(start, end, today, isStartKept ? earlier(start, today) : today)
  if (problem === 'tooFar') throw new DistantDaysError()
  if (problem && problem !== 'past') throw new DayRangeError({ max: LIMITS.rentalDays.max })
  const hasStarted = !isStartKept && startDate <= today
  const hasEnded = end !== endDate && end < today
  if (problem || hasStarted || hasEnded) throw new StartedDaysError()
}

/** The first day that the booking gains or loses, or its first one if only pieces or total change; today if that has begun. */
export function firstChangedDay(
  { startDate, endDate, now }: LockedBooking,
  { startDate: start, endDate: end }: Days
): Day {
  const atStart = start !== startDate || end === endDate
  const first = atStart ? earlier(start, startDate) : addDays(earlier(end, endDate), 1)
  return later(first, dayInIndia(now))
}

/**
 * By when a proposed change is to be answered: as a request for the first changed day, and while it can be accepted. A later end is
 * accepted before the clock takes the item as returned.
 */
export function answerChangeBy(booking: LockedBooking, days: Days): Date {
  const { now } = booking
  const ends = [answerBy(now, firstChangedDay(booking, days))]
  const lastDay = lastDayToAccept(booking, days)
  if (lastDay !== null) ends.push(justBefore(momentInIndia(addDays(lastDay, 1), '00:00')))
  if (days.endDate !== booking.endDate && completionDue(booking) > now)
    ends.push(justBefore(completionDue(booking)))
  return ends.reduce((first, end) => (end < first ? end : first))
}

function justBefore(moment: Date): Date {
  return new Date(moment.getTime() - 1)
}

/** The last day on which `assertChangeableDays()` accepts other days; null if only pieces or total change. */
function lastDayToAccept(
  { startDate, endDate }: LockedBooking,
  { startDate: start, endDate: end }: Days
): Day | null {
  if (start !== startDate) return earlier(addDays(startDate, -1), start)
  return end === endDate ? null : end
}

/**
 * Returns the last held day for another last day. A later one adds the current days between rentals. An earlier one never extends
 * the held days, since another booking may begin right after them.
 */
export function lastHeldDayOf(
  { endDate, lastHeldDay, bufferDays }: LockedBooking,
  { endDate: end }: Pick<Days, 'endDate'>
): Day {
  const last = addDays(end, bufferDays)
  return end > endDate ? last : earlier(last, lastHeldDay)
}

/** The later of two days. */
export function later(one: Day, other: Day): Day {
  return one > other ? one : other
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other
}
