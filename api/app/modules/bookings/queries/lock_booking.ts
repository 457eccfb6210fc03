import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Booking, BookingSide } from '@saajha/contract/booking'
import type { Day } from '@saajha/contract/values'
import { lockItem } from '#modules/catalogue/public'
import { UnknownBookingError } from '#modules/bookings/errors'
import type { CurrentBooking } from '#modules/bookings/policies/booking_policy'
import { CURRENT_STATE } from '#modules/bookings/queries/current_state'
import { sql } from '#shared/database/sql'

/** A booking to change, seen by one of its two members, and the number of identical pieces of its listing. */
export type LockedBooking = CurrentBooking &
  Pick<Booking, 'id' | 'itemId' | 'ownerId' | 'renterId' | 'units' | 'quotedTotal'> & {
    side: BookingSide
    lastHeldDay: Day
    quantity: number
  }

/**
 * A booking of a member. Locks its listing first, so that all changes of a listing's bookings wait for each other instead of
 * deadlocking. Throws `UnknownBookingError`, also for a booking of other members.
 */
export async function lockBooking(
  trx: TransactionClientContract,
  memberId: string,
  id: string
): Promise<LockedBooking> {
  const [found] = await sql<{ itemId: string }>(
    trx,
    'select item_id as "itemId" from bookings where id = $1 and $2 in (owner_id, renter_id)',
    [id, memberId],
    { prepare: true }
  )
  if (!found) throw new UnknownBookingError()
  const { quantity } = await lockItem(trx, found.itemId)
  const [booking] = await sql<Omit<LockedBooking, 'quantity'>>(
    trx,
    `select b.id, b.item_id as "itemId", b.owner_id as "ownerId", b.renter_id as "renterId", b.units,
       b.start_date::text as "startDate", b.end_date::text as "endDate", (upper(b.held) - 1)::text as "lastHeldDay",
       b.quoted_total as "quotedTotal", b.no_show_reported_by as "noShowReportedBy",
       b.no_show_contest_until as "noShowContestUntil", b.no_show_contested_at as "noShowContestedAt", ${CURRENT_STATE} as state, now() as now,
       case when b.owner_id = $2 then 'owner' else 'renter' end as side
     from bookings b where b.id = $1`,
    [id, memberId],
    { prepare: true }
  )
  return { ...booking!, quantity }
}
