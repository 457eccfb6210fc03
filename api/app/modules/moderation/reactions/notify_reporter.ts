import type { ReportDecision } from '@saajha/contract/moderation'
import { addNotifications } from '#modules/notifications/public'
import { reaction } from '#shared/events/subscriber'
import { sql } from '#shared/database/sql'

type Decided = { reporterId: string | null; ticket: string; decision: ReportDecision }

/** Tells a member that their report was decided. A guest reads it with their key. */
export const notifyReporter = reaction('notify_reporter', {
  async 'report.decided'({ id, payload: { reportId } }, trx) {
    const [report] = await sql<Decided>(
      trx,
      `select reporter_id as "reporterId", ticket, state as decision from reports where id = $1 and state <> 'open'`,
      [reportId]
    )
    if (!report?.reporterId) return
    const { reporterId: userId, ticket: reportTicket, decision: reportDecision } = report
    const payload = { reportTicket, reportDecision }
    await addNotifications(trx, [
      { sourceEventId: id, userId, type: 'report_decided', itemId: null, payload },
    ])
  },
})
