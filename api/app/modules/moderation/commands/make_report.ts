import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import type { ReportReceipt } from '@saajha/contract/report'
import { OwnReportError } from '#modules/moderation/errors'
import { hoursToDecide } from '#modules/moderation/rules/decision_deadlines'
import { limitReports } from '#modules/moderation/limits'
import { findOpenReport } from '#modules/moderation/queries/find_open_report'
import { findSubject, type Subject } from '#modules/moderation/queries/find_subject'
import { newTicket } from '#modules/moderation/rules/ticket'
import type { reportValidator } from '#modules/moderation/validators'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { recordEvent } from '#shared/outbox/record_event'

type Input = Infer<typeof reportValidator>

const ATTEMPTS = 5

/**
 * Reports a listing, a member, a message or what the other member wrote in a booking, with what the reporter sees of it now as
 * evidence. A repeated report returns the first one while that is open, also concurrently. Throws `UnknownItemError`,
 * `UnknownMemberError`, `UnknownMessageError`, `UnknownBookingError`, `OwnReportError` or `RateLimitError`.
 */
export async function makeReport(reporterId: string, input: Input): Promise<ReportReceipt> {
  const { subjectKind: kind, subjectId } = input
  // First, since the subject may be gone by the time of a retry.
  const made = await findOpenReport(db, reporterId, { kind, id: subjectId.toLowerCase() })
  if (made) return made
  const subject = await findSubject(reporterId, kind, subjectId)
  if (subject.memberId === reporterId) throw new OwnReportError()
  return inTransaction(async (trx) => {
    await lockReports(trx, reporterId)
    const open = await findOpenReport(trx, reporterId, subject)
    if (open) return open
    await limitReports(trx, reporterId)
    return insertReport(trx, reporterId, subject, input)
  })
}

/** Serializes the reports of a member until the transaction ends. */
async function lockReports(trx: TransactionClientContract, reporterId: string): Promise<void> {
  const text = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'
  await sql(trx, text, [`reports of ${reporterId}`])
}

/** Inserts a report with a ticket that no other report has. */
async function insertReport(
  trx: TransactionClientContract,
  reporterId: string,
  { kind, id, memberId, evidence }: Subject,
  { reason, body }: Input
): Promise<ReportReceipt> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [made] = await sql<ReportReceipt & { id: string }>(
      trx,
      `insert into reports (ticket, reporter_id, subject_kind, subject_id, subject_member_id, evidence, reason, body, due_at, announced_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(hours => $9), now())
       on conflict on constraint reports_ticket do nothing returning id, ticket, due_at as "dueAt"`,
      [
        newTicket(),
        reporterId,
        kind,
        id,
        memberId,
        JSON.stringify(evidence),
        reason,
        body ?? null,
        hoursToDecide(reason),
      ]
    )
    if (!made) continue
    const { id: reportId, ...receipt } = made
    await recordEvent(trx, 'report.made', reportId, { reportId })
    return receipt
  }
  throw new Error('No ticket was free')
}
