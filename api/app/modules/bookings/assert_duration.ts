import { rentalLength } from '@saajha/contract/rental_days'
import type { RequestedRental } from '@saajha/contract/quote'
import { LongRentalError, ShortRentalError } from '#modules/bookings/errors'

type Durations = {
  priceUnit: 'hour' | 'day' | 'week' | 'month'
  minRentalDuration: number
  maxRentalDuration: number | null
}

/**
 * Throws `ShortRentalError` or `LongRentalError` when a rental breaks a limit of its listing, which is in the price's unit.
 */
export function assertDuration(
  { priceUnit: unit, minRentalDuration: min, maxRentalDuration: max }: Durations,
  rental: RequestedRental
): void {
  const length = rentalLength(unit, rental)
  if (length === null) return
  if (length < min) throw new ShortRentalError({ count: min, unit })
  if (max !== null && length > max) throw new LongRentalError({ count: max, unit })
}
