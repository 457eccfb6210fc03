import db from '@adonisjs/lucid/services/db'
import type { AdminReport, ReportedMedia } from '@saajha/contract/moderation'
import type { ModeratedMedia } from '#modules/media/public'
import { OwnModerationError } from '#modules/moderation/errors'
import { deciderOf } from '#modules/moderation/queries/decider_of'
import { deskMembers } from '#modules/moderation/queries/desk_members'
import { findHiding } from '#modules/moderation/queries/find_hiding'
import { listActions } from '#modules/moderation/queries/list_actions'
import { newestAction } from '#modules/moderation/queries/newest_action'
import { possibleActions } from '#modules/moderation/queries/possible_actions'
import { findRelatedComplaints } from '#modules/moderation/queries/related_complaints'
import {
  ARE_OF_SAME_SUBJECT,
  findReport,
  mediaOfReport,
  type ReportRow,
} from '#modules/moderation/queries/report_row'
import { toSummaries } from '#modules/moderation/queries/report_summaries'
import { findModeratedReview, type ModeratedReview } from '#modules/reviews/public'
import { partOf } from '#modules/moderation/rules/part_of_review'
import { sql } from '#shared/database/sql'

/** The actions that are shown beside a report. */
const LOG_LENGTH = 20

/**
 * All that administrators may read of a report, by its ticket in any letter case. Throws `UnknownReportError`, and
 * `OwnModerationError` if `readerId` is the member whom the report is about. Operators read it without one.
 */
export async function getAdminReport(ticket: string, readerId?: string): Promise<AdminReport> {
  const report = await findReport(db, ticket)
  if (readerId !== undefined && report.memberId === readerId) throw new OwnModerationError()
  const { id, reporterId, memberId, subjectId, body, evidence, decidedAt, note, message } = report
  const [summary] = await toSummaries(db, [report])
  const members = await deskMembers(
    db,
    [...new Set([reporterId, memberId])].filter((each) => each !== null)
  )
  const memberOf = (memberOrNull: string | null) =>
    members.find((each) => each.id === memberOrNull) ?? null
  const media = await mediaOfReport(db, report)
  const review = await reviewOfReport(report)
  const hidingId = await findHiding(db, report, review)
  const of = { userId: memberId ?? undefined, reportId: id, limit: LOG_LENGTH }
  return {
    ...summary!,
    subjectId,
    body,
    evidence,
    reporter: memberOf(reporterId),
    member: memberOf(memberId),
    sameSubject: await openReportsOfSubject(report),
    relatedComplaints: await findRelatedComplaints(db, id),
    possible: await possibleActions(db, report, media, review),
    hiding: hidingId ? ((await listActions({ actionId: hidingId })).entries[0] ?? null) : null,
    isHidden: review?.isHidden ?? false,
    media: await withHidings(media, memberId),
    log: (await listActions(of)).entries,
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: await deciderOf(db, id),
    note,
    message,
  }
}

/** Adds to each picture the id of the action that hides it now and can be undone. */
async function withHidings(
  media: ModeratedMedia[],
  memberId: string | null
): Promise<ReportedMedia[]> {
  const shown: ReportedMedia[] = []
  for (const each of media) {
    const subject = { kind: 'media', id: each.id } as const
    const hiding = each.isHidden && (await newestAction(db, subject, memberId!))
    shown.push({ ...each, hidingId: hiding && !hiding.isOfOpenReport ? hiding.id : null })
  }
  return shown
}

/** The review or answer that a report is about; null for another subject, and for a review that was withdrawn since. */
async function reviewOfReport({
  subjectKind,
  subjectId,
}: ReportRow): Promise<ModeratedReview | null> {
  if (subjectKind !== 'review' && subjectKind !== 'review_answer') return null
  return findModeratedReview(db, subjectId!, partOf(subjectKind))
}

/** The tickets of the other open reports that a decision can decide too. */
async function openReportsOfSubject({ id, reason }: ReportRow): Promise<string[]> {
  if (reason === 'appeal') return []
  const rows = await sql<{ ticket: string }>(
    db,
    `select same.ticket from reports t join reports same on ${ARE_OF_SAME_SUBJECT} and same.id <> t.id
     where t.id = $1 and same.state = 'open' and same.reason <> 'appeal' order by same.id limit 50`,
    [id]
  )
  return rows.map(({ ticket }) => ticket)
}
