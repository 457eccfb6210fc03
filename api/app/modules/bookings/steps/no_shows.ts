import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Booking, BookingSide } from '@saajha/contract/booking'
import { PERIODS } from '@saajha/contract/periods'
import { ChangedBookingError } from '#modules/bookings/errors'
import { eventIds } from '#modules/bookings/rules/event_ids'
import {
  mayContestNoShow,
  mayReportNoShow,
  mayWithdrawNoShow,
} from '#modules/bookings/policies/booking_policy'
import type { LockedBooking } from '#modules/bookings/queries/lock_booking'
import { completionDue } from '#modules/bookings/rules/return_days'
import { recordStep } from '#modules/bookings/steps/record_step'
import { sql } from '#shared/database/sql'
import { recordEventAt } from '#shared/outbox/record_event'

/**
 * Reports for a member that a rental did not take place. The report cancels the booking unless the other member contests it.
 * Nothing changes if the member has reported it before. Throws `ChangedBookingError` if they may not.
 */
export async function reportNoShow(
  trx: TransactionClientContract,
  booking: LockedBooking
): Promise<void> {
  if (booking.noShowReportedBy === booking.side) return
  if (!mayReportNoShow(booking)) throw new ChangedBookingError({ state: booking.state })
  const [{ due }] = (await sql<{ due: Date }>(
    trx,
    `update bookings set no_show_reported_by = $2, no_show_contest_until = now() + make_interval(days => $3)
     where id = $1 returning no_show_contest_until as due`,
    [booking.id, booking.side, PERIODS.noShowContestDays],
    { prepare: true }
  )) as [{ due: Date }]
  const ids = eventIds(booking)
  await recordStep(trx, 'reportNoShow', ids, { by: booking.side })
  await recordEventAt(trx, due, 'booking.no_show_due', booking.id, ids)
}

/** Contests such a report: the booking goes on. Throws `ChangedBookingError` if the member may not. */
export async function contestNoShow(
  trx: TransactionClientContract,
  booking: LockedBooking
): Promise<void> {
  const { noShowReportedBy, noShowContestedAt, side } = booking
  if (noShowContestedAt !== null && noShowReportedBy !== side) return
  if (!mayContestNoShow(booking)) throw new ChangedBookingError({ state: booking.state })
  await saveContest(trx, booking, side)
}

/**
 * Takes a member's own report back: the booking goes on as if there had been none. Nothing changes without a report. Throws
 * `ChangedBookingError` if the member may not.
 */
export async function withdrawNoShow(
  trx: TransactionClientContract,
  booking: LockedBooking
): Promise<void> {
  if (booking.noShowReportedBy === null) return
  if (!mayWithdrawNoShow(booking)) throw new ChangedBookingError({ state: booking.state })
  // Calendars take an event only if the number of its changes grows: the report was one, and this is another.
  await sql(
    trx,
    `update bookings set no_show_reported_by = null, no_show_contest_until = null, times_changed = times_changed + 2, changed_at = now()
     where id = $1`,
    [booking.id],
    { prepare: true }
  )
  await recordClosedReport(trx, 'withdrawNoShow', booking, booking.side)
}

type ReportedBooking = Pick<Booking, 'id' | 'itemId' | 'ownerId' | 'renterId' | 'endDate'>

/** Saves that an open report is contested, by what a member says or has recorded. */
export async function saveContest(
  trx: TransactionClientContract,
  booking: ReportedBooking,
  by: BookingSide
): Promise<void> {
  await sql(trx, 'update bookings set no_show_contested_at = now() where id = $1', [booking.id], {
    prepare: true,
  })
  await recordClosedReport(trx, 'contestNoShow', booking, by)
}

/** Records that a report is closed, and schedules the completion again. */
async function recordClosedReport(
  trx: TransactionClientContract,
  step: 'contestNoShow' | 'withdrawNoShow',
  booking: ReportedBooking,
  by: BookingSide
): Promise<void> {
  const ids = eventIds(booking)
  await recordStep(trx, step, ids, { by })
  // The system may have waited for the end of the report.
  await recordEventAt(trx, completionDue(booking), 'booking.completion_due', booking.id, ids)
}
