import { BOOKING_PROBLEMS } from '@saajha/contract/booking'
import type { ReportReason, ReportReceipt } from '@saajha/contract/report'
import type { Subject } from '#modules/moderation/queries/find_subject'
import { hidesAtOnce } from '#modules/moderation/rules/hides_at_once'
import { isBookingProblem } from '#modules/moderation/rules/is_booking_problem'
import { hoursToDecide } from '#modules/moderation/rules/decision_deadlines'
import { sql, type SqlClient } from '#shared/database/sql'

/**
 * A member's report of a subject that was not decided yet and is as urgent as one with this reason: its time to decide is no
 * longer, and it hides pictures at once if one with this reason does. One with the same reason always is, also if its time was
 * longer then. Of several, one with the same reason or the one that is due last. A problem with a rental is only found for the
 * same problem, since each has its own text and evidence and asks the other member. Of the platform, the report with the same
 * text.
 */
export async function findOpenReport(
  client: SqlClient,
  reporterId: string,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  { reason, body = null }: { reason: ReportReason; body?: string | null | undefined }
): Promise<ReportReceipt | undefined> {
  // What was not returned is added to any report of the booking.
  const isAdded = reason === 'not_returned'
  const isFoundAlone = hidesAtOnce(reason) || (isBookingProblem(reason) && !isAdded)
  const [report] = await sql<ReportReceipt>(
    client,
    `select ticket, due_at as "dueAt" from reports
     where reporter_id = $1 and subject_kind = $2 and subject_id is not distinct from $3 and state = 'open'
       and (subject_kind <> 'platform' or body is not distinct from $4)
       and (reason = $6
         or (not $7 and reason <> all($8) and due_at <= created_at + make_interval(hours => $5)))
     order by reason = $6 desc, due_at desc, id limit 1`,
    [
      ...[reporterId, kind, id, body, hoursToDecide(reason), reason, isFoundAlone],
      isAdded ? [] : BOOKING_PROBLEMS,
    ]
  )
  return report
}

/** The report by a guest, found by its `guestHash`, that was not decided yet. */
export async function findOpenGuestReport(
  client: SqlClient,
  guestHash: string
): Promise<ReportReceipt | undefined> {
  const [report] = await sql<ReportReceipt>(
    client,
    `select ticket, due_at as "dueAt" from reports where guest_hash = $1 and state = 'open'`,
    [guestHash]
  )
  return report
}
