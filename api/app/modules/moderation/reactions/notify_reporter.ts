import type { ReportDecision } from '@saajha/contract/moderation'
import type { ReportReason } from '@saajha/contract/report'
import { addNotifications } from '#modules/notifications/public'
import { reaction } from '#shared/events/subscriber'
import { sql } from '#shared/database/sql'

type Decided = {
  reporterId: string | null
  ticket: string
  decision: ReportDecision
  reason: ReportReason
}

/** Tells a member that their report or appeal was decided. A guest reads it with their key. */
export const notifyReporter = reaction('notify_reporter', {
  async 'report.decided'({ id, payload: { reportId } }, trx) {
    const [report] = await sql<Decided>(
      trx,
      `select reporter_id as "reporterId", ticket, state as decision, reason from reports where id = $1 and state <> 'open'`,
      [reportId]
    )
    if (!report?.reporterId) return
    const { reporterId: userId, ticket: reportTicket, decision: reportDecision, reason } = report
    const type = reason === 'appeal' ? 'appeal_decided' : 'report_decided'
    const payload = { reportTicket, reportDecision }
    await addNotifications(trx, [{ sourceEventId: id, userId, type, itemId: null, payload }])
  },
})
