import type { Report, ReportReason, ReportSubject } from '@saajha/contract/report'
import { moderatedMedia, type ModeratedMedia } from '#modules/media/public'
import { UnknownReportError } from '#modules/moderation/errors'
import { isTicket } from '#modules/moderation/rules/ticket'
import { sql, type SqlClient } from '#shared/database/sql'

/** What was reported, as its reporter saw it. */
export type Evidence = Record<string, unknown>

/** A report with all that administrators may read of it. */
export type ReportRow = {
  id: string
  ticket: string
  subjectKind: ReportSubject
  subjectId: string | null
  /** The member who is responsible for the subject. */
  memberId: string | null
  reporterId: string | null
  reason: ReportReason
  state: Report['state']
  body: string | null
  evidence: Evidence
  dueAt: Date
  isOverdue: boolean
  isByGuest: boolean
  createdAt: Date
  decidedAt: Date | null
  note: string | null
  message: string | null
}

/** Marks of direction. Texts stored before the input removed them may contain some. */
const DIRECTION_MARKS = String.raw`U&'\061C\200E\200F\202A\202B\202C\202D\202E\2066\2067\2068\2069'`

/** Returns an SQL expression of a text without marks of direction, so that administrators read it in its order. */
export function inReadingOrder(text: string): string {
  return `translate(${text}, ${DIRECTION_MARKS}, '')`
}

/** The columns of a report `r`. */
export const REPORT_COLUMNS = `r.id, r.ticket, r.subject_kind as "subjectKind", r.subject_id as "subjectId",
  r.subject_member_id as "memberId", r.reporter_id as "reporterId", r.reason, r.state, r.due_at as "dueAt",
  ${inReadingOrder('r.body')} as body, ${inReadingOrder('r.evidence::text')}::jsonb as evidence,
  r.state = 'open' and r.due_at < now() as "isOverdue", r.created_at as "createdAt", r.decided_at as "decidedAt",
  r.guest_hash is not null as "isByGuest", r.decision_note as note, r.message_to_reporter as message`

/**
 * Whether two reports, `t` and `same`, are about the same subject and the same member: the members of a booking report it about
 * each other, and a decision about one of them is none about the other.
 */
export const ARE_OF_SAME_SUBJECT = `same.subject_kind = t.subject_kind and same.subject_id = t.subject_id
  and same.subject_member_id is not distinct from t.subject_member_id`

/** A report by its ticket, in any letter case. Throws `UnknownReportError`. */
export async function findReport(client: SqlClient, ticket: string): Promise<ReportRow> {
  const [report] = isTicket(ticket)
    ? await sql<ReportRow>(
        client,
        `select ${REPORT_COLUMNS} from reports r where r.ticket = upper($1)`,
        [ticket]
      )
    : []
  if (!report) throw new UnknownReportError()
  return report
}

/** The pictures and the film in the evidence of a report that belong to the member who is responsible. */
export async function mediaOfReport(
  client: SqlClient,
  { evidence, memberId }: Pick<ReportRow, 'evidence' | 'memberId'>
): Promise<ModeratedMedia[]> {
  if (memberId === null) return []
  const { imageUrls, videoUrl, profileImageUrl } = evidence
  const urls = [imageUrls, videoUrl, profileImageUrl]
    .flat()
    .filter((url) => typeof url === 'string')
  return urls.length === 0 ? [] : moderatedMedia(client, memberId, urls)
}
