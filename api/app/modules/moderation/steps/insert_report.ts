import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ReportReason, ReportReceipt } from '@saajha/contract/report'
import type { Subject } from '#modules/moderation/queries/find_subject'
import { hoursToDecide } from '#modules/moderation/rules/decision_deadlines'
import type { GuestNetworks } from '#modules/moderation/rules/guest_networks'
import { newTicket } from '#modules/moderation/rules/ticket'
import { sql } from '#shared/database/sql'
import { recordEvent } from '#shared/outbox/record_event'

const ATTEMPTS = 5

/** Who reports: a member by id, or a guest by the hashes of network and subject, of the key and of the networks. */
type Reporter =
  { memberId: string } | { guestHash: string; secretHash: Buffer; networks: GuestNetworks }

/** Serializes the reports of a member, or those of guests about a subject, until the transaction ends. */
export async function lockReports(trx: TransactionClientContract, of: string): Promise<void> {
  const text = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'
  await sql(trx, text, [`reports of ${of}`])
}

/** Inserts a report with a ticket that no other report has, and announces it to administrators. */
export async function insertReport(
  trx: TransactionClientContract,
  reporter: Reporter,
  { kind, id, memberId, evidence }: Subject,
  {
    reason,
    body,
    appealedActionId,
  }: { reason: ReportReason; body?: string | null | undefined; appealedActionId?: string }
): Promise<ReportReceipt> {
  const reporterId = 'memberId' in reporter ? reporter.memberId : null
  const guest = 'memberId' in reporter ? null : reporter
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [made] = await sql<ReportReceipt & { id: string }>(
      trx,
      `insert into reports (ticket, reporter_id, subject_kind, subject_id, subject_member_id, evidence, reason, body, due_at, announced_at,
         guest_hash, secret_hash, guest_network, guest_wide_network, appealed_action_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(hours => $9), now(), $10, $11, $12, $13, $14)
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
        guest?.guestHash ?? null,
        guest?.secretHash ?? null,
        guest?.networks.network ?? null,
        guest?.networks.wideNetwork ?? null,
        appealedActionId ?? null,
      ]
    )
    if (!made) continue
    const { id: reportId, ...receipt } = made
    await recordEvent(trx, 'report.made', reportId, { reportId })
    return receipt
  }
  throw new Error('No ticket was free')
}
