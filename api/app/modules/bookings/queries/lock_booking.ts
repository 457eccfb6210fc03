import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockItem } from '#modules/catalogue/public'
import { UnknownBookingError } from '#modules/bookings/errors'
import { findBooking, type MemberBooking } from '#modules/bookings/queries/find_booking'
import { sql } from '#shared/database/sql'

/** A booking to change, and the present number of identical pieces and of days between rentals of its listing. */
export type LockedBooking = MemberBooking & { quantity: number; bufferDays: number }

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
  const { quantity, bufferDays } = await lockItem(trx, found.itemId)
  return { ...(await findBooking(trx, memberId, id)), quantity, bufferDays }
}
