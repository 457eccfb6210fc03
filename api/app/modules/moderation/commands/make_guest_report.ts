import type { Infer } from '@vinejs/vine/types'
import { PUBLIC_SUBJECTS, type ReportReceipt } from '@saajha/contract/report'
import { limitGuestReports, limitOpenGuestReports } from '#modules/moderation/limits'
import { findOpenGuestReport } from '#modules/moderation/queries/find_open_report'
import { findPublicSubject, type Subject } from '#modules/moderation/queries/find_subject'
import { assertFittingReason } from '#modules/moderation/rules/assert_fitting_reason'
import { guestNetworksOf } from '#modules/moderation/rules/guest_networks'
import { hashOfKey, newReportKey } from '#modules/moderation/rules/report_key'
import { insertReport, lockReports } from '#modules/moderation/steps/insert_report'
import type { reportValidator } from '#modules/moderation/validators'
import { inTransaction } from '#shared/database/in_transaction'
import { LoginRequiredError } from '#shared/http/errors/request_errors'
import { keyedHash } from '#shared/http/limits/keyed_hash'
import { networkOf } from '#shared/http/limits/network_of'

type Input = Infer<typeof reportValidator>

/**
 * Reports a listing, a member or the platform for a guest, and returns the ticket with the key that reads the report. A report
 * repeated for the same reason from the same network returns the first one without its key, since another guest may share the
 * network. Throws `LoginRequiredError` for any other subject, `UnfitReasonError`, `UnknownItemError`, `UnknownMemberError`,
 * `RateLimitError`, `GuestReportsFullError` or `GuestComplaintsFullError`.
 */
export async function makeGuestReport(ip: string, input: Input): Promise<ReportReceipt> {
  const { reason, body = null } = input
  const kind = PUBLIC_SUBJECTS.find((each) => each === input.subjectKind)
  if (!kind) throw new LoginRequiredError()
  assertFittingReason(kind, reason)
  const subject = await findPublicSubject(kind, input.subjectId ?? '')
  await limitGuestReports(ip)
  const guestHash = hashOfGuest(ip, subject, { reason, body })
  return inTransaction(async (trx) => {
    await lockReports(trx, `guests about ${kind} ${subject.id}`)
    const open = await findOpenGuestReport(trx, guestHash)
    if (open) return open
    const networks = guestNetworksOf(ip)
    await limitOpenGuestReports(trx, subject, reason, networks)
    const key = newReportKey()
    const reporter = { guestHash, secretHash: hashOfKey(key), networks }
    return { ...(await insertReport(trx, reporter, subject, input)), key }
  })
}

/**
 * Thousands of phones share a network, so that a report for another reason is another one, and a complaint about the platform with
 * another text.
 */
function hashOfGuest(
  ip: string,
  { kind, id }: Subject,
  { reason, body }: { reason: string; body: string | null }
): string {
  const subject = kind === 'platform' ? [kind, body] : [kind, id, reason]
  return keyedHash('guest reports', [networkOf(ip), ...subject].join('\n'))
}
