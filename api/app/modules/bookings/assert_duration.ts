import { bookedHours, unitsOf, type RequestedRental } from '@saajha/contract/quote'
import { LongRentalError, ShortRentalError } from '#modules/bookings/errors'

type Durations = {
  priceUnit: 'hour' | 'day' | 'week' | 'month'
  minRentalDuration: number
  maxRentalDuration: number | null
}

/** A month of the calendar may be longer than the 30 days that are charged as one. */
const LONGEST_MONTH = 31

/**
 * Throws `ShortRentalError` or `LongRentalError` when a rental of so many charged days breaks a limit of its listing, which is in
 * the price's unit. A begun unit counts as a whole one, so the default minimum of 1 is none: a price per month does not exclude
 * two days.
 */
export function assertDuration(
  { priceUnit: unit, minRentalDuration: min, maxRentalDuration: max }: Durations,
  chargedDays: number,
  rental: RequestedRental
): void {
  const duration = durationIn(unit, chargedDays, rental)
  if (duration === null) return
  if (duration < min) throw new ShortRentalError({ count: min, unit })
  const isTooLong =
    max !== null && (unit === 'month' ? chargedDays > max * LONGEST_MONTH : duration > max)
  if (isTooLong) throw new LongRentalError({ count: max, unit })
}

/** A rental's length in price units; null for unknown hours of one day. */
function durationIn(
  unit: Durations['priceUnit'],
  chargedDays: number,
  rental: RequestedRental
): number | null {
  if (unit !== 'hour') return unitsOf(chargedDays, unit)
  return rental.startDate === rental.endDate ? bookedHours(rental) : chargedDays * 24
}
