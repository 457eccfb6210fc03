import db from '@adonisjs/lucid/services/db'
import type { Report } from '@saajha/contract/report'
import { UnknownReportError } from '#modules/moderation/errors'
import { OUTCOME } from '#modules/moderation/queries/outcome'
import { isTicket } from '#modules/moderation/rules/ticket'
import {
  afterCursor,
  cursorColumn,
  pageOf,
  type CursorRow,
  type Page,
} from '#shared/database/keyset'
import { sql } from '#shared/database/sql'

const DEFAULT_LIMIT = 25

/** What its reporter may read of a report `r`. */
export const REPORT_OF_REPORTER = `r.ticket, r.subject_kind as "subjectKind", r.subject_id as "subjectId", r.reason, r.state,
  r.due_at as "dueAt", r.created_at as "createdAt", r.decided_at as "decidedAt", ${OUTCOME} as outcome`

/** A member's own report by its ticket, in any letter case. Throws `UnknownReportError`. */
export async function getReport(reporterId: string, ticket: string): Promise<Report> {
  if (!isTicket(ticket)) throw new UnknownReportError()
  const [report] = await sql<Report>(
    db,
    `select ${REPORT_OF_REPORTER} from reports r where r.ticket = upper($1) and r.reporter_id = $2`,
    [ticket, reporterId]
  )
  if (!report) throw new UnknownReportError()
  return report
}

/** A page of a member's own reports, newest first. */
export async function listOwnReports(
  reporterId: string,
  { limit = DEFAULT_LIMIT, cursor }: { limit?: number; cursor?: string }
): Promise<Page<Report>> {
  const after = cursor ? afterCursor(cursor) : null
  const rows = await sql<Report & CursorRow>(
    db,
    `select r.id, ${REPORT_OF_REPORTER}, ${cursorColumn('r.created_at')} from reports r
     where r.reporter_id = $1 ${after ? 'and (r.created_at, r.id) < ($3::timestamptz, $4::uuid)' : ''}
     order by r.created_at desc, r.id desc limit $2`,
    [reporterId, limit + 1, ...(after ? [after.createdAt, after.id] : [])]
  )
  const { entries, nextCursor } = pageOf(rows, limit)
  return { entries: entries.map(({ id: _, ...report }) => report), nextCursor }
}
