import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { REPORT_COLUMNS, type ReportRow } from '#modules/moderation/queries/report_row'
import { HIDES_AT_ONCE } from '#modules/moderation/rules/hides_at_once'
import { hasHiddenToday, hideAtOnce } from '#modules/moderation/steps/hidden_at_once'
import { sql } from '#shared/database/sql'
import { reaction } from '#shared/events/subscriber'

/** The age of an account whose reports hide pictures at once. */
const MIN_AGE = '7 days'

/**
 * Hides the pictures of a report of an intimate picture at once, until it is decided: once a day for each reporter, whose email
 * is confirmed and whose account is a week old. Nothing else is hidden before a decision.
 */
export const hideReportedPictures = reaction('hide_reported_pictures', {
  async 'report.made'({ payload: { reportId } }, trx) {
    const [report] = await sql<ReportRow>(
      trx,
      `select ${REPORT_COLUMNS} from reports r
       where r.id = $1 and r.state = 'open' and r.reason = any($2) and r.reporter_id is not null for update`,
      [reportId, HIDES_AT_ONCE]
    )
    if (!report) return
    const reporterId = report.reporterId!
    await sql(trx, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `hidden pictures of ${reporterId}`,
    ])
    if (!(await isTrusted(trx, reporterId)) || (await hasHiddenToday(trx, reporterId))) return
    await hideAtOnce(trx, report)
  },
})

async function isTrusted(trx: TransactionClientContract, memberId: string): Promise<boolean> {
  const rows = await sql(
    trx,
    `select from mail_recipients r join member_profiles p on p.id = r.user_id
     where p.id = $1 and p.created_at < now() - interval '${MIN_AGE}'`,
    [memberId]
  )
  return rows.length > 0
}
