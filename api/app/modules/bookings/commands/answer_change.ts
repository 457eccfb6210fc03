import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookingSide, ChangeReply } from '@saajha/contract/booking'
import type { Day, Money } from '@saajha/contract/values'
import { assertRoomForChange } from '#modules/bookings/rules/assert_room_for_change'
import { assertTotal } from '#modules/bookings/rules/assert_total'
import { assertChangeableDays, lastHeldDayOf } from '#modules/bookings/rules/changed_days'
import { assertNotSuspended } from '#modules/bookings/rules/assert_not_suspended'
import { ClosedChangeError, UnknownChangeError } from '#modules/bookings/errors'
import { eventIds } from '#modules/bookings/rules/event_ids'
import { changeAnswers } from '#modules/bookings/policies/booking_policy'
import { lockBooking, type LockedBooking } from '#modules/bookings/queries/lock_booking'
import { scheduleCompletion, scheduleStart } from '#modules/bookings/steps/schedule_days'
import { recordStep } from '#modules/bookings/steps/record_step'
import { takeStep } from '#modules/bookings/steps/take_step'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

type Change = {
  id: string
  by: BookingSide
  state: string
  startDate: Day
  endDate: Day
  units: number
  chargedDays: number
  quotedTotal: Money | null
  total: Money | null
}

/**
 * Accepts, declines or withdraws a proposal to change a booking; the answer that it has changes nothing. To accept holds the new
 * days and closes the requests that no longer fit; an owner may do so for a total that is not above the proposed one. Throws
 * `UnknownBookingError`, `UnknownChangeError`, `ClosedChangeError`, `SuspendedMemberError`, `HigherTotalError`, `StartedDaysError`,
 * `TooManyUnitsError` or `TakenDayError`.
 */
export async function answerChange(
  memberId: string,
  id: string,
  changeId: string,
  { state: answer, total }: ChangeReply
): Promise<void> {
  await inTransaction(async (trx) => {
    const booking = await lockBooking(trx, memberId, id)
    const change = await findChange(trx, id, changeId)
    if (change.state === answer) return
    if (booking.change?.id !== changeId || !changeAnswers(booking).includes(answer))
      throw new ClosedChangeError()
    if (answer === 'accepted') await assertNotSuspended(trx, booking)
    const named = answer === 'accepted' && booking.side === 'owner' ? total : undefined
    assertTotal(change.total ?? change.quotedTotal, named, 'total')
    const closed = await sql(
      trx,
      `update booking_changes set state = $2, total = coalesce($3, total), closed_at = now() where id = $1 and state = 'proposed' returning id`,
      [changeId, answer, named ?? null],
      { prepare: true }
    )
    if (closed.length === 0) throw new ClosedChangeError()
    if (answer === 'accepted')
      await apply(trx, booking, { ...change, total: named ?? change.total })
    const details = { by: booking.side, proposedBy: change.by }
    if (answer === 'declined') await recordStep(trx, 'declineChange', eventIds(booking), details)
    if (answer === 'withdrawn') await recordStep(trx, 'withdrawChange', eventIds(booking), details)
  })
}

async function findChange(
  trx: TransactionClientContract,
  bookingId: string,
  changeId: string
): Promise<Change> {
  const [change] = await sql<Change>(
    trx,
    `select id, proposed_by as by, state, start_date::text as "startDate", end_date::text as "endDate", units,
       charged_days as "chargedDays", quoted_total as "quotedTotal", total
     from booking_changes where id = $1 and booking_id = $2`,
    [changeId, bookingId],
    { prepare: true }
  )
  if (!change) throw new UnknownChangeError()
  return change
}

async function apply(
  trx: TransactionClientContract,
  booking: LockedBooking,
  change: Change
): Promise<void> {
  const { startDate, endDate, units, chargedDays, quotedTotal, total } = change
  assertChangeableDays(booking, change)
  await assertRoomForChange(trx, booking, change)
  const [{ returnAt }] = (await sql<Pick<LockedBooking, 'returnAt'>>(
    trx,
    `update bookings set start_date = $2, end_date = $3, held = daterange($2, $4, '[]'), units = $5, charged_days = $6,
       quoted_total = $7, agreed_total = $8,
       collect_at = case when $2 < $3 or (collect_at < return_at) is not false then collect_at end,
       return_at = case when $2 < $3 or (collect_at < return_at) is not false then return_at end,
       times_changed = times_changed + 1, changed_at = now()
     where id = $1 returning to_char(return_at, 'HH24:MI') as "returnAt"`,
    [
      booking.id,
      startDate,
      endDate,
      lastHeldDayOf(booking, change),
      units,
      chargedDays,
      quotedTotal,
      total,
    ],
    { prepare: true }
  )) as [Pick<LockedBooking, 'returnAt'>]
  await recordStep(trx, 'acceptChange', eventIds(booking), { by: booking.side })
  const changed = { ...booking, startDate, endDate, returnAt }
  if (startDate !== booking.startDate) await scheduleStart(trx, changed)
  if (endDate !== booking.endDate || returnAt !== booking.returnAt)
    await scheduleCompletion(trx, changed)
  await takeStep(trx, 'loseDays', { itemId: booking.itemId })
}
