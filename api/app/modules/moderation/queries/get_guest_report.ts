import db from '@adonisjs/lucid/services/db'
import type { Report } from '@saajha/contract/report'
import { UnknownReportError } from '#modules/moderation/errors'
import { REPORT_OF_REPORTER } from '#modules/moderation/queries/get_report'
import { hashOfKey } from '#modules/moderation/rules/report_key'
import { isTicket } from '#modules/moderation/rules/ticket'
import { sql } from '#shared/database/sql'

/** A guest's report by its ticket, in any letter case, and its key. Throws `UnknownReportError`, also for a member's report. */
export async function getGuestReport(ticket: string, key: string): Promise<Report> {
  if (!isTicket(ticket)) throw new UnknownReportError()
  const [report] = await sql<Report>(
    db,
    `select ${REPORT_OF_REPORTER} from reports r
     where r.ticket = upper($1) and r.secret_hash = $2 and r.reporter_id is null`,
    [ticket, hashOfKey(key)]
  )
  if (!report) throw new UnknownReportError()
  return report
}
