import db from '@adonisjs/lucid/services/db'
import type { AdminReport } from '@saajha/contract/moderation'
import { deciderOf } from '#modules/moderation/queries/decider_of'
import { deskMembers } from '#modules/moderation/queries/desk_members'
import { listActions } from '#modules/moderation/queries/list_actions'
import { possibleActions } from '#modules/moderation/queries/possible_actions'
import { findReport, mediaOfReport, type ReportRow } from '#modules/moderation/queries/report_row'
import { toSummaries } from '#modules/moderation/queries/report_summaries'
import { sql } from '#shared/database/sql'

/** The actions that are shown beside a report. */
const LOG_LENGTH = 20

/** All that administrators may read of a report, by its ticket in any letter case. Throws `UnknownReportError`. */
export async function getAdminReport(ticket: string): Promise<AdminReport> {
  const report = await findReport(db, ticket)
  const { id, reporterId, memberId, subjectId, body, evidence, decidedAt, note, message } = report
  const [summary] = await toSummaries(db, [report])
  const members = await deskMembers(
    db,
    [...new Set([reporterId, memberId])].filter((each) => each !== null)
  )
  const memberOf = (memberOrNull: string | null) =>
    members.find((each) => each.id === memberOrNull) ?? null
  const media = await mediaOfReport(db, report)
  const of = { userId: memberId ?? undefined, reportId: id, limit: LOG_LENGTH }
  return {
    ...summary!,
    subjectId,
    body,
    evidence,
    reporter: memberOf(reporterId),
    member: memberOf(memberId),
    sameSubject: await openReportsOfSubject(report),
    possible: await possibleActions(db, report, media),
    media,
    log: (await listActions(of)).entries,
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: await deciderOf(db, id),
    note,
    message,
  }
}

/** The tickets of the other open reports that a decision can decide too. */
async function openReportsOfSubject({
  id,
  subjectKind,
  subjectId,
  reason,
}: ReportRow): Promise<string[]> {
  if (reason === 'appeal') return []
  const rows = await sql<{ ticket: string }>(
    db,
    `select ticket from reports
     where subject_kind = $1 and subject_id = $2 and state = 'open' and id <> $3 and reason <> 'appeal' order by id limit 50`,
    [subjectKind, subjectId, id]
  )
  return rows.map(({ ticket }) => ticket)
}
