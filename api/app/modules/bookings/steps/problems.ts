import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Booking, BookingProblem } from '@saajha/contract/booking'
import { lockItem } from '#modules/catalogue/public'
import { ClosedProblemError } from '#modules/bookings/errors'
import { isNoShowOpen, problemsToReport } from '#modules/bookings/policies/booking_policy'
import { lockBooking } from '#modules/bookings/queries/lock_booking'
import { eventIds } from '#modules/bookings/rules/event_ids'
import { completionDue } from '#modules/bookings/rules/return_days'
import { saveContest } from '#modules/bookings/steps/no_shows'
import { recordStep } from '#modules/bookings/steps/record_step'
import { sql } from '#shared/database/sql'
import { recordEventAt } from '#shared/outbox/record_event'

/**
 * Records that a member reports a problem of their booking, and notifies the other member. An item that was not returned
 * holds the completion, and contests the renter's report that the rental did not take place. Throws `UnknownBookingError`, or
 * `ClosedProblemError` if the member may not report it now.
 */
export async function reportProblem(
  trx: TransactionClientContract,
  memberId: string,
  bookingId: string,
  problem: BookingProblem
): Promise<void> {
  const booking = await lockBooking(trx, memberId, bookingId)
  if (!problemsToReport(booking).includes(problem)) throw new ClosedProblemError({ problem })
  const isNotReturned = problem === 'not_returned'
  if (isNotReturned) await holdCompletion(trx, bookingId)
  if (isNotReturned && isNoShowOpen(booking)) await saveContest(trx, booking, booking.side)
  const step = isNotReturned ? 'reportNotReturned' : 'reportProblem'
  await recordStep(trx, step, eventIds(booking), { by: booking.side })
}

/** Keeps the clock from completing a booking under way, once: one that was settled is not held again. */
async function holdCompletion(trx: TransactionClientContract, bookingId: string): Promise<void> {
  await sql(
    trx,
    `update bookings set problem_at = now()
     where id = $1 and problem_at is null and state in ('accepted', 'active')`,
    [bookingId],
    { prepare: true }
  )
}

type Settled = Pick<Booking, 'id' | 'itemId' | 'ownerId' | 'renterId' | 'endDate' | 'state'>

/**
 * Ends that an item reported as not returned holds the completion of its booking, after a decision: the clock completes it again.
 * Nothing changes for a booking that holds none. Locks the listing.
 */
export async function settleProblem(
  trx: TransactionClientContract,
  bookingId: string
): Promise<void> {
  const [found] = await sql<Pick<Booking, 'itemId'>>(
    trx,
    'select item_id as "itemId" from bookings where id = $1',
    [bookingId],
    { prepare: true }
  )
  if (!found) return
  await lockItem(trx, found.itemId)
  const [settled] = await sql<Settled>(
    trx,
    `update bookings set problem_settled_at = now()
     where id = $1 and problem_at is not null and problem_settled_at is null
     returning id, item_id as "itemId", owner_id as "ownerId", renter_id as "renterId", end_date::text as "endDate", state`,
    [bookingId],
    { prepare: true }
  )
  if (settled?.state !== 'accepted' && settled?.state !== 'active') return
  const due = completionDue(settled)
  await recordEventAt(trx, due, 'booking.completion_due', bookingId, eventIds(settled))
}
