import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { ReportReceipt } from '@saajha/contract/report'
import { reportProblem } from '#modules/bookings/public'
import { OwnReportError } from '#modules/moderation/errors'
import { limitOpenReports, limitReports } from '#modules/moderation/limits'
import { findOpenReport } from '#modules/moderation/queries/find_open_report'
import { findSubject } from '#modules/moderation/queries/find_subject'
import { assertFittingReason } from '#modules/moderation/rules/assert_fitting_reason'
import { isBookingProblem } from '#modules/moderation/rules/is_booking_problem'
import { addNotReturned } from '#modules/moderation/steps/add_not_returned'
import { addWords } from '#modules/moderation/steps/add_words'
import { insertReport, lockReports } from '#modules/moderation/steps/insert_report'
import type { reportValidator } from '#modules/moderation/validators'
import { inTransaction } from '#shared/database/in_transaction'

type Input = Infer<typeof reportValidator>

/**
 * Reports a listing, a member, a message, what the other member wrote in a booking, a problem with the rental or the platform,
 * with what the reporter sees of it now as evidence. A repeated report returns the first one while that is open, also
 * concurrently, unless its reason is more urgent or one of them is another problem with the rental; new words are added to it, as
 * long as they fit, and so is that an item was not returned. A complaint about the platform is repeated if its text is the same. Throws `UnknownItemError`,
 * `UnknownMemberError`, `UnknownMessageError`, `UnknownBookingError`, `ClosedProblemError`, `OwnReportError`, `UnfitReasonError`,
 * `OpenReportsFullError` or `RateLimitError`.
 */
export async function makeReport(reporterId: string, input: Input): Promise<ReportReceipt> {
  const { subjectKind: kind, subjectId = '', reason } = input
  const problem = isBookingProblem(reason) ? reason : null
  assertFittingReason(kind, reason)
  const id = kind === 'platform' ? null : subjectId.toLowerCase()
  // First, since the subject may be gone by the time of a retry.
  const made = await findOpenReport(db, reporterId, { kind, id }, input)
  if (made && problem !== 'not_returned') {
    await addWords(made.ticket, reporterId, input.body)
    return made
  }
  const subject = await findSubject(reporterId, kind, subjectId, reason)
  if (subject.memberId === reporterId) throw new OwnReportError()
  return inTransaction(async (trx) => {
    await lockReports(trx, reporterId)
    const open = await findOpenReport(trx, reporterId, subject, input)
    if (open) {
      const { ticket } = open
      if (problem === 'not_returned')
        await addNotReturned(trx, { reporterId, ticket }, subject, input)
      return open
    }
    await limitReports(trx, reporterId)
    await limitOpenReports(trx, reporterId, kind, reason)
    const receipt = await insertReport(trx, { memberId: reporterId }, subject, input)
    if (problem) await reportProblem(trx, reporterId, subject.id!, problem)
    return receipt
  })
}
