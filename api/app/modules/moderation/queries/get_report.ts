import db from '@adonisjs/lucid/services/db'
import type { Report } from '@saajha/contract/report'
import { UnknownReportError } from '#modules/moderation/errors'
import { isTicket } from '#modules/moderation/rules/ticket'
import { sql } from '#shared/database/sql'

/** A member's own report by its ticket, in any letter case. Throws `UnknownReportError`. */
export async function getReport(reporterId: string, ticket: string): Promise<Report> {
  if (!isTicket(ticket)) throw new UnknownReportError()
  const [report] = await sql<Report>(
    db,
    `select ticket, subject_kind as "subjectKind", subject_id as "subjectId", reason, state, due_at as "dueAt",
       created_at as "createdAt", decided_at as "decidedAt"
     from reports where ticket = upper($1) and reporter_id = $2`,
    [ticket, reporterId]
  )
  if (!report) throw new UnknownReportError()
  return report
}
