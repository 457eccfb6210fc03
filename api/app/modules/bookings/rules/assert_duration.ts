import { brokenDuration, rentalLength, type RentalLimits } from '@saajha/contract/rental_days'
import type { RequestedRental } from '@saajha/contract/quote'
import { LongRentalError, ShortRentalError } from '#modules/bookings/errors'

/**
 * Throws `ShortRentalError` or `LongRentalError` when a rental breaks a limit of its listing. Limits are in the price's unit.
 */
export function assertDuration(limits: RentalLimits, rental: RequestedRental): void {
  const broken = brokenDuration(limits, rentalLength(limits.priceUnit, rental))
  if (!broken) return
  const { name, count, unit } = broken
  throw name === 'minRentalDuration'
    ? new ShortRentalError({ count, unit })
    : new LongRentalError({ count, unit })
}
