import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookingStep } from '@saajha/contract/booking'
import { bookingStep, calledStep, stateAfter } from '@saajha/contract/booking_steps'
import type { Money } from '@saajha/contract/values'
import { assertNotSuspended } from '#modules/bookings/rules/assert_not_suspended'
import { assertTotal } from '#modules/bookings/rules/assert_total'
import {
  ChangedBookingError,
  EarlyReturnError,
  MissingReasonError,
  TakenDayError,
} from '#modules/bookings/errors'
import { hasBegun, mayTake } from '#modules/bookings/policies/booking_policy'
import { findFullDay } from '#modules/bookings/queries/find_full_day'
import { lockBooking, type LockedBooking } from '#modules/bookings/queries/lock_booking'
import { scheduleCompletion, scheduleStart } from '#modules/bookings/steps/schedule_days'
import { contestNoShow, reportNoShow, withdrawNoShow } from '#modules/bookings/steps/no_shows'
import { takeStep } from '#modules/bookings/steps/take_step'
import { inTransaction } from '#shared/database/in_transaction'

/**
 * Takes a step of a member's booking, named or by the state to which it leads; a step to the present state changes nothing. To
 * accept holds its days and closes the requests that no longer fit. Throws `UnknownBookingError`, `ChangedBookingError`,
 * `EarlyReturnError`, `MissingReasonError`, `SuspendedMemberError`, `HigherTotalError` or `TakenDayError`.
 */
export async function changeBooking(
  memberId: string,
  id: string,
  { step, state, reason, note, agreedTotal }: BookingStep
): Promise<void> {
  await inTransaction(async (trx) => {
    const booking = await lockBooking(trx, memberId, id)
    const { side, itemId } = booking
    const name = step ?? calledStep(state!, reason)
    if (name === 'reportNoShow') return reportNoShow(trx, booking)
    if (name === 'contestNoShow') return contestNoShow(trx, booking)
    if (name === 'withdrawNoShow') return withdrawNoShow(trx, booking)
    if (booking.state === (name ? stateAfter(name) : state)) return
    if (name === 'complete' && booking.state === 'active' && !hasBegun(booking))
      throw new EarlyReturnError({ day: booking.startDate, time: booking.collectAt ?? '00:00' })
    if (!name || !mayTake(booking, name)) throw new ChangedBookingError({ state: booking.state })
    if (name === 'accept') await assertNotSuspended(trx, booking)
    const { reasons } = bookingStep(name)
    const given = reasons?.find((each) => each === reason) ?? null
    if (reasons && !given) throw new MissingReasonError()
    const total = name === 'accept' ? await agreeOn(trx, booking, agreedTotal) : null
    const details = { by: side, reason: given, note: given && note, agreedTotal: total }
    const taken = await takeStep(trx, name, { bookingId: id }, details)
    if (taken.length === 0) throw new ChangedBookingError({ state: 'expired' })
    if (name === 'accept') {
      await takeStep(trx, 'loseDays', { itemId })
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
  assertTotal(quotedTotal, agreedTotal, 'agreedTotal')
  const days = { itemId, firstDay: startDate, lastDay: lastHeldDay, units }
  const { fullDay } = await findFullDay(trx, days)
  // A day without a row has the whole listing.
  const day = units > quantity ? startDate : fullDay
  if (day !== null) throw new TakenDayError({ day })
  return agreedTotal ?? quotedTotal
}
