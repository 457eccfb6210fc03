import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookingStep } from '@saajha/contract/booking'
import type { Money } from '@saajha/contract/values'
import { closeRequests } from '#modules/bookings/close_requests'
import {
  ChangedBookingError,
  HigherTotalError,
  MissingReasonError,
  TakenDayError,
} from '#modules/bookings/errors'
import { contestNoShow, reportNoShow } from '#modules/bookings/no_shows'
import { stepTo } from '#modules/bookings/policies/booking_policy'
import { findFullDay } from '#modules/bookings/queries/find_full_day'
import { lockBooking, type LockedBooking } from '#modules/bookings/queries/lock_booking'
import { scheduleCompletion, scheduleStart } from '#modules/bookings/schedule_days'
import { setState } from '#modules/bookings/set_state'
import { inTransaction } from '#shared/database/in_transaction'

/**
 * Sets the next state of a member's booking; setting the present one changes nothing. To accept holds its days and closes the
 * requests that no longer fit. Throws `UnknownBookingError`, `ChangedBookingError`, `MissingReasonError`, `HigherTotalError` or
 * `TakenDayError`.
 */
export async function changeBooking(
  memberId: string,
  id: string,
  { state, reason, note, agreedTotal }: BookingStep
): Promise<void> {
  await inTransaction(async (trx) => {
    const booking = await lockBooking(trx, memberId, id)
    if (state === 'cancelled' && reason === 'did_not_take_place') return reportNoShow(trx, booking)
    if (state === 'active' && reason === 'took_place') return contestNoShow(trx, booking)
    if (booking.state === state) return
    const step = stepTo(booking, state)
    if (!step) throw new ChangedBookingError({ state: booking.state })
    const given = step.reasons?.find((each) => each === reason) ?? null
    if (step.reasons && !given) throw new MissingReasonError()
    const total = state === 'accepted' ? await agreeOn(trx, booking, agreedTotal) : null
    await setState(trx, booking, { state, reason: given, note: given && note, agreedTotal: total })
    if (state === 'accepted') {
      await closeRequests(trx, booking.itemId, 'dates_taken')
      await scheduleStart(trx, booking)
      await scheduleCompletion(trx, booking)
    }
  })
}

/** The total to which the owner agrees, at most the quoted one, for days that have room. */
async function agreeOn(
  trx: TransactionClientContract,
  { itemId, startDate, lastHeldDay, units, quantity, quotedTotal }: LockedBooking,
  agreedTotal: Money | undefined
): Promise<Money | null> {
  if (quotedTotal !== null && Number(agreedTotal ?? 0) > Number(quotedTotal))
    throw new HigherTotalError()
  const days = { itemId, firstDay: startDate, lastDay: lastHeldDay, units }
  const { fullDay } = await findFullDay(trx, days)
  // A day without a row has the whole listing.
  const day = units > quantity ? startDate : fullDay
  if (day !== null) throw new TakenDayError({ day })
  return agreedTotal ?? quotedTotal
}
