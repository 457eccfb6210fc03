import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DeskConversation, DeskHandover } from '@saajha/contract/moderation'
import { listHandovers } from '#modules/bookings/public'
import { readAround } from '#modules/interactions/public'
import { OwnModerationError, UnknownReportError } from '#modules/moderation/errors'
import { findReport, type ReportRow } from '#modules/moderation/queries/report_row'
import { isOwnReport } from '#modules/moderation/rules/is_own_report'
import { recordAction } from '#modules/moderation/steps/record_action'
import { inTransaction } from '#shared/database/in_transaction'

type Administrator = { id: string; name: string }

/**
 * The messages around a reported one, for an administrator, while its report is open. The reading is recorded. Throws
 * `UnknownReportError`, also for a decided report and for one that is not about a message, or `OwnModerationError`.
 */
export async function readConversation(
  administrator: Administrator,
  ticket: string
): Promise<DeskConversation> {
  return readRecorded(administrator, ticket, 'message', 'conversation_read', readAround)
}

/**
 * What both members of a reported booking recorded, for an administrator, while its report is open. The reading is recorded.
 * Throws as `readConversation` does.
 */
export async function readHandover(
  administrator: Administrator,
  ticket: string
): Promise<DeskHandover> {
  return readRecorded(
    administrator,
    ticket,
    'booking',
    'handover_read',
    async (trx, bookingId) => ({
      records: await listHandovers(trx, bookingId),
    })
  )
}

async function readRecorded<Read>(
  { id, name }: Administrator,
  ticket: string,
  kind: ReportRow['subjectKind'],
  action: 'conversation_read' | 'handover_read',
  read: (trx: TransactionClientContract, subjectId: string) => Promise<Read | null>
): Promise<Read> {
  return inTransaction(async (trx) => {
    const report = await findReport(trx, ticket)
    const { id: reportId, state, subjectKind, subjectId } = report
    if (isOwnReport(report, id)) throw new OwnModerationError()
    if (state !== 'open' || subjectKind !== kind) throw new UnknownReportError()
    const found = await read(trx, subjectId!)
    if (!found) throw new UnknownReportError()
    const operator = { by: name, reason: report.ticket, administratorId: id, reportId }
    await recordAction(trx, { action, subject: subjectId! }, operator)
    return found
  })
}
