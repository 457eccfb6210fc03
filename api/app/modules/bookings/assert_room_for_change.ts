import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Day } from '@saajha/contract/values'
import { TakenDayError, TooManyUnitsError } from '#modules/bookings/errors'
import { findFullDay } from '#modules/bookings/queries/find_full_day'
import type { LockedBooking } from '#modules/bookings/queries/lock_booking'
import { addDays } from '#shared/time/day_in_india'

/** Throws `TooManyUnitsError` or `TakenDayError` unless a booking could have other days and pieces; those that it holds are free for it. */
export async function assertRoomForChange(
  trx: TransactionClientContract,
  { id: bookingId, itemId, quantity, bufferDays }: LockedBooking,
  { startDate, endDate, units }: { startDate: Day; endDate: Day; units: number }
): Promise<void> {
  if (units > quantity) throw new TooManyUnitsError({ max: quantity })
  const lastDay = addDays(endDate, bufferDays)
  const days = { itemId, firstDay: startDate, lastDay, units, bookingId }
  const { fullDay } = await findFullDay(trx, days)
  if (fullDay !== null) throw new TakenDayError({ day: fullDay })
}
