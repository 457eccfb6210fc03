import db from '@adonisjs/lucid/services/db'
import fragment, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { AdminReportsQuery, AdminReportSummary } from '@saajha/contract/moderation'
import { searchMembers } from '#modules/identity/public'
import { REPORT_COLUMNS, type ReportRow } from '#modules/moderation/queries/report_row'
import { toSummaries } from '#modules/moderation/queries/report_summaries'
import { isTicket } from '#modules/moderation/rules/ticket'
import {
  afterCursor,
  cursorColumn,
  pageOf,
  type CursorRow,
  type Page,
} from '#shared/database/keyset'
import { sql } from '#shared/database/sql'

const DEFAULT_LIMIT = 50
/** The members whose name contains the search that are considered. */
const MEMBERS = 100

/** A page of reports, those due first, or of decided ones those due last. */
export async function listAdminReports({
  state,
  kind,
  reason,
  q,
  cursor,
  limit = DEFAULT_LIMIT,
}: AdminReportsQuery & { limit?: number }): Promise<Page<AdminReportSummary>> {
  const isNewestFirst = state === 'decided'
  const conditions: Sql[] = [fragment`true`]
  if (state)
    conditions.push(isNewestFirst ? fragment`r.state <> 'open'` : fragment`r.state = 'open'`)
  if (kind) conditions.push(fragment`r.subject_kind = ${kind}`)
  if (reason) conditions.push(fragment`r.reason = ${reason}`)
  if (q) conditions.push(await searchCondition(q))
  if (cursor) {
    const { createdAt: dueAt, id } = afterCursor(cursor)
    const direction = raw(isNewestFirst ? '<' : '>')
    conditions.push(fragment`(r.due_at, r.id) ${direction} (${dueAt}::timestamptz, ${id}::uuid)`)
  }
  const order = isNewestFirst ? raw('desc') : empty
  const { text, values } = fragment`
    select ${raw(REPORT_COLUMNS)}, ${raw(cursorColumn('r.due_at'))} from reports r
    where ${join(conditions, ' and ')} order by r.due_at ${order}, r.id ${order} limit ${limit + 1}`
  const rows = await sql<ReportRow & CursorRow>(db, text, values)
  const { entries, nextCursor } = pageOf(rows, limit)
  return { entries: await toSummaries(db, entries), nextCursor }
}

/** The condition that a report has this ticket, or is about a member whom the search finds. */
async function searchCondition(q: string): Promise<Sql> {
  if (isTicket(q)) return fragment`r.ticket = upper(${q})`
  return fragment`r.subject_member_id = any(${await searchMembers(db, q, MEMBERS)}::uuid[])`
}
