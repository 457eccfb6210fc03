import { daysAfter, isCalendarDay } from './calendar_days.ts'
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

/** What a listing says about the length and the notice of its rentals; lengths are in its price's unit. */
export type RentalLimits = {
  priceUnit: PriceUnit
  minRentalDuration: number
  /** Null for none. */
  maxRentalDuration: number | null
  noticeDays: number
}

/** A limit of a listing with its value: a length in the price's unit, or days of notice. */
export type RentalLimit = {
  name: 'minRentalDuration' | 'maxRentalDuration' | 'noticeDays'
  count: number
  unit: PriceUnit
}

/** The limit that a rental of this length in the price's unit breaks; null if none, and for an unknown length. */
export function brokenDuration(
  limits: Omit<RentalLimits, 'noticeDays'>,
  length: number | null
): RentalLimit | null {
  const { priceUnit: unit, minRentalDuration: min, maxRentalDuration: max } = limits
  if (length === null) return null
  if (length < min) return { name: 'minRentalDuration', count: min, unit }
  return max !== null && length > max ? { name: 'maxRentalDuration', count: max, unit } : null
}

/**
 * The limits of a listing that a change of a booking to other days breaks, proposed on a day in India. Days that stay break none,
 * whatever the listing says by now.
 */
export function limitsBeyond(
  limits: RentalLimits,
  present: { startDate: Day; endDate: Day },
  change: RequestedRental,
  proposedOn: Day
): RentalLimit[] {
  const { startDate, endDate } = change
  const isMoved = startDate !== present.startDate
  if (!isMoved && endDate === present.endDate) return []
  const { noticeDays: count } = limits
  const isShort = isMoved && startDate < daysAfter(proposedOn, count)
  const notice = { name: 'noticeDays', count, unit: 'day' } as const
  const duration = brokenDuration(limits, rentalLength(limits.priceUnit, change))
  return [...(duration ? [duration] : []), ...(isShort ? [notice] : [])]
}

function hoursOf(rental: RequestedRental): number | null {
  const { startDate, endDate } = rental
  return startDate === endDate ? bookedHours(rental) : bookedDays(startDate, endDate) * 24
}
