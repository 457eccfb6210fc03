import { isCalendarDay } from './calendar_days.ts'
import type { PriceUnit } from './item.ts'
import { LIMITS } from './limits.ts'
import { bookedDays, bookedHours, unitsOf, type RequestedRental } from './quote.ts'
import type { Day } from './values.ts'

/** Why nothing can be rented on some days: one does not exist, or they are in reverse order, in the past, too many or too far ahead. */
export type DaysProblem = 'unknown' | 'reversed' | 'past' | 'tooMany' | 'tooFar'

/** The last day that can be rented: the same day in two years, and the 28th for a 29th of February. */
export function lastRentableDay(today: Day): Day {
  const year = Number(today.slice(0, 4)) + LIMITS.yearsAhead
  const day = `${year}${today.slice(4)}`
  return isCalendarDay(day) ? day : `${year}-02-28`
}

/**
 * Why nothing can be rented from a first to a last day (YYYY-MM-DD); null if that is possible. `today` is India's, and `earliest`
 * the first day that is not in the past.
 */
export function daysProblem(
  first: string,
  last: string,
  today: Day,
  earliest: Day = today
): DaysProblem | null {
  if (!isCalendarDay(first) || !isCalendarDay(last)) return 'unknown'
  if (last < first) return 'reversed'
  if (first < earliest) return 'past'
  if (bookedDays(first, last) > LIMITS.rentalDays.max) return 'tooMany'
  return last > lastRentableDay(today) ? 'tooFar' : null
}

/**
 * A rental's length in a price unit, rounded up, so that a minimum of 1 is none: a price per month does not exclude two days.
 * Null for unknown hours of one day: every listing allows them.
 */
export function rentalLength(unit: PriceUnit, rental: RequestedRental): number | null {
  return unitsOf(rental.startDate, rental.endDate, unit) ?? hoursOf(rental)
}

function hoursOf(rental: RequestedRental): number | null {
  const { startDate, endDate } = rental
  return startDate === endDate ? bookedHours(rental) : bookedDays(startDate, endDate) * 24
}
