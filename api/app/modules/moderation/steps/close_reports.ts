import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ReportDecision } from '@saajha/contract/moderation'
import type { ReportRow } from '#modules/moderation/queries/report_row'
import type { Operator } from '#modules/moderation/rules/operator'
import { recordAction } from '#modules/moderation/steps/record_action'
import { sql } from '#shared/database/sql'
import { recordEventsAt } from '#shared/outbox/record_event'

type Decision = { decision: ReportDecision; message: string | null }

/**
 * Stores the decision of reports that the transaction has locked, with the message to their reporters, records it in the log, and
 * forgets the networks of guests, by which only open reports are counted.
 */
export async function closeReports(
  trx: TransactionClientContract,
  reports: readonly Pick<ReportRow, 'id' | 'ticket'>[],
  { decision, message }: Decision,
  operator: Omit<Operator, 'reportId'>
): Promise<void> {
  for (const { id, ticket } of reports)
    await recordAction(
      trx,
      { action: 'report_decided', subject: ticket },
      { ...operator, reportId: id }
    )
  await sql(
    trx,
    `update reports set state = $2, decided_by = $3, decided_at = now(), decision_note = $4, message_to_reporter = $5,
       guest_network = null, guest_wide_network = null
     where id = any($1::uuid[])`,
    [
      reports.map(({ id }) => id),
      decision,
      operator.administratorId ?? null,
      operator.reason,
      message,
    ]
  )
  const events = reports.map(({ id }) => ({ due: {}, aggregateId: id, payload: { reportId: id } }))
  await recordEventsAt(trx, 'report.decided', events)
}
