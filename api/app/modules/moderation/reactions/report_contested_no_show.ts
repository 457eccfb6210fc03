import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BOOKING_PROBLEMS } from '@saajha/contract/booking'
import { ClosedProblemError, findProblemAsEvidence, reportProblem } from '#modules/bookings/public'
import { insertReport, lockReports } from '#modules/moderation/steps/insert_report'
import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'

/**
 * Reports a booking for the member who said that it did not take place, once the other member has contested that: an
 * administrator hears both, and the other member is asked for their side. Nothing is reported for a member who contests their own
 * words by a record, or has an open report of a problem with the booking.
 */
export const reportContestedNoShow = reaction('report_contested_no_show', {
  async 'booking.no_show_contested'({ payload: { bookingId, ownerId, renterId, by } }, trx) {
    const reporterId = by === 'owner' ? renterId : ownerId
    const evidence = await findProblemAsEvidence(trx, reporterId, bookingId)
    if (evidence.noShowReportedBy === by) return
    const subject = {
      kind: 'booking',
      id: bookingId,
      memberId: evidence.memberId,
      evidence,
    } as const
    await lockReports(trx, reporterId)
    if (await hasOpenProblem(trx, reporterId, bookingId)) return
    await insertReport(trx, { memberId: reporterId }, subject, { reason: 'no_show' })
    await reportProblem(trx, reporterId, bookingId, 'no_show').catch(ignoreClosed)
  },
})

async function hasOpenProblem(
  trx: TransactionClientContract,
  reporterId: string,
  bookingId: string
): Promise<boolean> {
  const open = await sql(
    trx,
    `select from reports
     where reporter_id = $1 and subject_kind = 'booking' and subject_id = $2 and state = 'open' and reason = any($3) limit 1`,
    [reporterId, bookingId, BOOKING_PROBLEMS]
  )
  return open.length > 0
}

/** The booking may have ended since: then no one is asked. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof ClosedProblemError)) throw error
}
