import type { Money } from '@saajha/contract/values'
import { HigherTotalError } from '#modules/bookings/errors'

/**
 * Throws `HigherTotalError` if an owner names, in a field of the request, a higher total than the renter was shown; any total will
 * do if none was shown.
 */
export function assertTotal(
  shown: Money | null,
  named: Money | undefined,
  field: 'agreedTotal' | 'total'
): void {
  if (shown !== null && Number(named ?? 0) > Number(shown)) throw new HigherTotalError(field)
}
