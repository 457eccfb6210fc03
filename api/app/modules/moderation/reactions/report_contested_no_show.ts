import { ClosedProblemError, findProblemAsEvidence, reportProblem } from '#modules/bookings/public'
import { findOpenReport } from '#modules/moderation/queries/find_open_report'
import { insertReport, lockReports } from '#modules/moderation/steps/insert_report'
import { reaction } from '#shared/events/subscriber'

/**
 * Reports a booking for the member who said that it did not take place, once the other member has contested that: an administrator
 * hears both, and the other member is asked for their side. Nothing is reported for a member who contests their own words by a
 * record, or has an open report of the booking.
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
    if (await findOpenReport(trx, reporterId, subject, { reason: 'no_show' })) return
    await insertReport(trx, { memberId: reporterId }, subject, { reason: 'no_show' })
    await reportProblem(trx, reporterId, bookingId, 'no_show').catch(ignoreClosed)
  },
})

/** The booking may have ended since: then no one is asked. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof ClosedProblemError)) throw error
}
