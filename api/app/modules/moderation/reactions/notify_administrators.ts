import { hash } from 'node:crypto'
import { listAdministrators } from '#modules/identity/public'
import { REPORT_COLUMNS, type ReportRow } from '#modules/moderation/queries/report_row'
import { isUrgent } from '#modules/moderation/rules/decision_deadlines'
import { addNotifications } from '#modules/notifications/public'
import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'
import { dayInIndia } from '#shared/time/day_in_india'

/**
 * Tells the administrators that a report waits, except those whom it is by or about: of one that must be decided soon at once,
 * also at night, of others once a day. Urgent reports of guests notify once an hour, since anyone can send them from many networks.
 */
export const notifyAdministrators = reaction('notify_administrators', {
  async 'report.made'({ id, occurredAt, payload: { reportId } }, trx) {
    const [report] = await sql<ReportRow>(
      trx,
      `select ${REPORT_COLUMNS} from reports r where r.id = $1 and r.state = 'open'`,
      [reportId]
    )
    if (!report) return
    const { ticket: reportTicket, dueAt, reason, reporterId, memberId, isByGuest } = report
    const answerBy = dueAt.toISOString()
    const urgent = isUrgent(reason)
    const period = urgent ? hourOf(occurredAt) : dayInIndia(occurredAt)
    // A member has one notification of each source: here of the period.
    const sourceEventId = urgent && !isByGuest ? id : hash('md5', `report_waiting ${period}`)
    const administrators = await listAdministrators(trx)
    await addNotifications(
      trx,
      administrators
        .filter((userId) => userId !== reporterId && userId !== memberId)
        .map((userId) => ({
          sourceEventId,
          userId,
          type: 'report_waiting',
          itemId: null,
          payload: { reportTicket, answerBy, ...(urgent && { isUrgent: true as const }) },
        }))
    )
  },
})

function hourOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DDTHH'.length)
}
