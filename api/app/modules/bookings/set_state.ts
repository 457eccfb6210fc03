import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookingState, GivenReason } from '@saajha/contract/booking'
import type { Money } from '@saajha/contract/values'
import { ChangedBookingError } from '#modules/bookings/errors'
import type { LockedBooking } from '#modules/bookings/queries/lock_booking'
import { recordChange } from '#modules/bookings/record_change'
import { sql } from '#shared/database/sql'

type NewState = {
  state: BookingState
  reason?: GivenReason | null
  note?: string | null
  agreedTotal?: Money | null
}

/** The states that end a booking before it took place. */
const CLOSED = ['declined', 'withdrawn', 'cancelled']

/** Sets the next state of a booking for the member who takes the step, and records its event. Throws `ChangedBookingError`. */
export async function setState(
  trx: TransactionClientContract,
  { id, state: from, side, itemId, ownerId, renterId }: LockedBooking,
  { state: to, reason = null, note = null, agreedTotal = null }: NewState
): Promise<void> {
  const saved = await sql(
    trx,
    `update bookings set state = $3, reason = $5, note = $6, agreed_total = coalesce($7, agreed_total),
       closed_by = case when $8 then $4 end, closed_at = case when $8 then now() end,
       accepted_at = case $3 when 'accepted' then now() else accepted_at end,
       handed_over_at = case $3 when 'active' then now() else handed_over_at end,
       returned_at = case $3 when 'completed' then now() end,
       completed_at = case $3 when 'completed' then now() end
     where id = $1 and state = $2 and (state <> 'requested' or answer_by > now()) returning id`,
    [id, from, to, side, reason, note, agreedTotal, CLOSED.includes(to)],
    { prepare: true }
  )
  // Only the end of the time to answer does not wait for the lock of the listing.
  if (saved.length === 0) throw new ChangedBookingError({ state: 'expired' })
  await recordChange(trx, { bookingId: id, itemId, ownerId, renterId }, { to, by: side, reason })
}
