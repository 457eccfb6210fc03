import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NewChange } from '@saajha/contract/booking'
import { quoteOfChange, totalOfChange } from '@saajha/contract/quote'
import type { Day, Money } from '@saajha/contract/values'
import { assertNotSuspended } from '#modules/bookings/rules/assert_not_suspended'
import { assertRoomForChange } from '#modules/bookings/rules/assert_room_for_change'
import { assertTotal } from '#modules/bookings/rules/assert_total'
import { answerChangeBy, assertChangeableDays } from '#modules/bookings/rules/changed_days'
import {
  ChangedBookingError,
  OpenChangeError,
  TooManyChangesError,
  UnchangedBookingError,
} from '#modules/bookings/errors'
import { eventIds } from '#modules/bookings/rules/event_ids'
import { mayProposeChange } from '#modules/bookings/policies/booking_policy'
import { lockBooking, type LockedBooking } from '#modules/bookings/queries/lock_booking'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { recordStep } from '#modules/bookings/steps/record_step'
import { recordEventAt } from '#shared/outbox/record_event'

/** The proposals of one member about one booking. */
const MAX_CHANGES = 20

/**
 * Proposes other days, pieces or, as its owner, a total of an accepted booking to its other member; the present ones hold until it
 * is accepted. The proposal that is open already changes nothing. Throws `UnknownBookingError`, `ChangedBookingError`,
 * `OpenChangeError`, `SuspendedMemberError`, `DayRangeError`, `DistantDaysError`, `StartedDaysError`, `UnchangedBookingError`,
 * `HigherTotalError`, `TooManyUnitsError`, `TakenDayError` or `TooManyChangesError`.
 */
export async function proposeChange(
  memberId: string,
  id: string,
  { startDate, endDate, units, total }: NewChange
): Promise<void> {
  await inTransaction(async (trx) => {
    const booking = await lockBooking(trx, memberId, id)
    const { change, side } = booking
    const rental = { startDate, endDate, units: units ?? booking.units }
    const named = side === 'owner' ? total : undefined
    if (change?.by === side && isSame(change, rental, named)) return
    if (change) throw new OpenChangeError()
    if (!mayProposeChange(booking)) throw new ChangedBookingError({ state: booking.state })
    await assertNotSuspended(trx, booking)
    assertChangeableDays(booking, rental)
    if (isSame({ ...booking, total: booking.agreedTotal }, rental, named))
      throw new UnchangedBookingError()
    const { chargedDays, total: quoted } = quoteOfChange(booking, rental)
    assertTotal(quoted, named, 'total')
    await assertRoomForChange(trx, booking, rental)
    const due = answerChangeBy(booking, rental)
    const agreed = named ?? totalOfChange(booking, rental)
    await save(trx, booking, { ...rental, chargedDays, quoted, agreed, due })
  })
}

type Rental = { startDate: Day; endDate: Day; units: number }

type Proposal = Rental & {
  chargedDays: number
  quoted: Money | null
  agreed: Money | null
  due: Date
}

async function save(
  trx: TransactionClientContract,
  booking: LockedBooking,
  { startDate, endDate, units, chargedDays, quoted, agreed, due }: Proposal
): Promise<void> {
  const { id: bookingId, side } = booking
  // None is open any more, but the worker that writes so may be late.
  await sql(
    trx,
    `update booking_changes set state = 'expired', closed_at = now() where booking_id = $1 and state = 'proposed'`,
    [bookingId],
    { prepare: true }
  )
  const [saved] = await sql<{ id: string }>(
    trx,
    `insert into booking_changes (booking_id, proposed_by, start_date, end_date, units, charged_days, quoted_total, total, answer_by)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9
     where (select count(*) from booking_changes where booking_id = $1 and proposed_by = $2) < $10
     returning id`,
    [bookingId, side, startDate, endDate, units, chargedDays, quoted, agreed, due, MAX_CHANGES]
  )
  if (!saved) throw new TooManyChangesError()
  const [ids, changeId] = [eventIds(booking), saved.id]
  await recordStep(trx, 'proposeChange', ids, { by: side, changeId })
  await recordEventAt(trx, due, 'booking.change_due', bookingId, { ...ids, changeId })
}

/** Whether days, pieces and, if one is named, the total are the present ones. */
function isSame(
  present: Rental & { total: Money | null },
  { startDate, endDate, units }: Rental,
  named: Money | undefined
): boolean {
  return (
    startDate === present.startDate &&
    endDate === present.endDate &&
    units === present.units &&
    (named === undefined || Number(named) === Number(present.total))
  )
}
