import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Booking } from '@saajha/contract/booking'
import { eventIds } from '#modules/bookings/rules/event_ids'
import { completionDue, overdueFrom, returnDue } from '#modules/bookings/rules/return_days'
import { recordEventAt } from '#shared/outbox/record_event'
import { addDays, momentInIndia } from '#shared/time/day_in_india'

type Scheduled = Pick<
  Booking,
  'id' | 'itemId' | 'ownerId' | 'renterId' | 'startDate' | 'endDate' | 'returnAt'
> & {
  now: Date
}

/** Schedules the morning before the first day of an accepted booking, unless it has passed, and the end of its first day. */
export async function scheduleStart(
  trx: TransactionClientContract,
  booking: Scheduled
): Promise<void> {
  const { id, startDate, now } = booking
  const ids = eventIds(booking)
  const dayBefore = momentInIndia(addDays(startDate, -1), '10:00')
  const afterFirstDay = momentInIndia(addDays(startDate, 1), '00:00')
  if (dayBefore > now) await recordEventAt(trx, dayBefore, 'booking.day_before', id, ids)
  await recordEventAt(trx, afterFirstDay, 'booking.first_day_ends', id, ids)
}

/**
 * Schedules the reminders of the last day and of the morning after it, unless they have passed, and noon of the day on which the
 * item of an accepted booking is taken as returned.
 */
export async function scheduleCompletion(
  trx: TransactionClientContract,
  booking: Scheduled
): Promise<void> {
  const { id, now } = booking
  const ids = eventIds(booking)
  const returns = returnDue(booking)
  const overdue = overdueFrom(booking)
  if (returns > now) await recordEventAt(trx, returns, 'booking.return_due', id, ids)
  if (overdue > now) await recordEventAt(trx, overdue, 'booking.overdue', id, ids)
  await recordEventAt(trx, completionDue(booking), 'booking.completion_due', id, ids)
}
