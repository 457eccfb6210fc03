import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Day } from '@saajha/contract/values'
import { lastHeldDayOf, later } from '#modules/bookings/rules/changed_days'
import { TakenDayError, TooManyUnitsError } from '#modules/bookings/errors'
import { findFullDay } from '#modules/bookings/queries/find_full_day'
import type { LockedBooking } from '#modules/bookings/queries/lock_booking'
import { dayInIndia } from '#shared/time/day_in_india'

/**
 * Throws `TooManyUnitsError` or `TakenDayError` unless the listing has room for the changed days and pieces of a booking. What the
 * booking holds itself counts as free.
 */
export async function assertRoomForChange(
  trx: TransactionClientContract,
  booking: LockedBooking,
  change: { startDate: Day; endDate: Day; units: number }
): Promise<void> {
  const { id: bookingId, itemId, quantity, now } = booking
  const { startDate, units } = change
  if (units > quantity) throw new TooManyUnitsError({ max: quantity })
  const firstDay = later(startDate, dayInIndia(now))
  const days = { itemId, firstDay, lastDay: lastHeldDayOf(booking, change), units, bookingId }
  const { fullDay } = await findFullDay(trx, days)
  if (fullDay !== null) throw new TakenDayError({ day: fullDay })
}
