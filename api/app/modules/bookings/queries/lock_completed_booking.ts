import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookingIds } from '#modules/bookings/events'
import { sql } from '#shared/database/sql'

/** A completed booking, and the time after it was locked. */
type CompletedBooking = BookingIds & {
  itemTitle: string
  completedAt: Date
  /** Whether a member said that the item was handed over or returned, or recorded how. */
  hasTrace: boolean
  now: Date
}

/** The owner and the renter of a booking in any state, without a lock; undefined for an unknown booking. */
export async function membersOfBooking(
  trx: TransactionClientContract,
  id: string
): Promise<BookingIds | undefined> {
  const [booking] = await sql<BookingIds>(
    trx,
    'select id as "bookingId", item_id as "itemId", owner_id as "ownerId", renter_id as "renterId" from bookings where id = $1',
    [id],
    { prepare: true }
  )
  return booking
}

/** Locks a booking; returns undefined unless it is completed. A completed booking never changes its state. */
export async function lockCompletedBooking(
  trx: TransactionClientContract,
  id: string
): Promise<CompletedBooking | undefined> {
  const locked = await sql(
    trx,
    `select from bookings where id = $1 and state = 'completed' for no key update`,
    [id],
    { prepare: true }
  )
  if (locked.length === 0) return undefined
  // A clock that is read in the statement of the lock can show the time before the wait.
  const [booking] = await sql<CompletedBooking>(
    trx,
    `select b.id as "bookingId", b.item_id as "itemId", b.owner_id as "ownerId", b.renter_id as "renterId",
       b.item_title as "itemTitle", b.completed_at as "completedAt", clock_timestamp() as now,
       b.handed_over_at is not null or coalesce(b.completed_by, 'system') <> 'system'
         or exists (select from handovers h where h.booking_id = b.id) as "hasTrace"
     from bookings b where b.id = $1`,
    [id],
    { prepare: true }
  )
  return booking
}
