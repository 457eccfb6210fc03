import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DecisionAction, DecisionBody, ReportDecision } from '@saajha/contract/moderation'
import { settleProblem } from '#modules/bookings/public'
import {
  ActionsNotUpheldError,
  OwnModerationError,
  ReportDecidedError,
  UnknownReportError,
} from '#modules/moderation/errors'
import { deciderOf } from '#modules/moderation/queries/decider_of'
import { ARE_RELATED } from '#modules/moderation/queries/related_complaints'
import {
  ARE_OF_SAME_SUBJECT,
  REPORT_COLUMNS,
  type ReportRow,
} from '#modules/moderation/queries/report_row'
import { isOwnReport } from '#modules/moderation/rules/is_own_report'
import type { Decider } from '#modules/moderation/rules/operator'
import { isTicket } from '#modules/moderation/rules/ticket'
import { decideAppeal } from '#modules/moderation/steps/decide_appeal'
import { applyActions } from '#modules/moderation/steps/apply_actions'
import { closeReports } from '#modules/moderation/steps/close_reports'
import { confirmHiddenAtOnce, showHiddenAtOnce } from '#modules/moderation/steps/hidden_at_once'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/**
 * Decides an open report and does the actions of the decision, all in one transaction. `decidesSame` decides the other open
 * reports of its subject that are about the same member too, and `alsoDecides` names those of its related complaints that are
 * decided too. A booking whose item was reported as not returned can be completed afterwards. An appeal that is upheld undoes the
 * action that it is against. Returns the actions that no longer applied. Of concurrent decisions one is made. Throws
 * `UnknownReportError`, `ReportDecidedError`, `OwnModerationError`, `OwnActionError`, `AdministratorProtectedError` or
 * `ActionsNotUpheldError`.
 */
export async function decideReport(
  decider: Decider,
  ticket: string,
  { decision, actions, note, message = null, decidesSame, alsoDecides = [] }: DecisionBody
): Promise<DecisionAction[]> {
  if (actions.length > 0 && decision !== 'upheld') throw new ActionsNotUpheldError()
  return inTransaction(async (trx) => {
    const locked = await lockReports(trx, ticket, { decidesSame, alsoDecides })
    const report = locked.find((each) => each.ticket === ticket.toUpperCase())
    if (!report) throw new UnknownReportError()
    if (isOwnReport(report, decider.id)) throw new OwnModerationError()
    if (report.state !== 'open') throw await decidedError(trx, report)
    const decided = [
      report,
      ...locked.filter(
        (each) => each !== report && each.state === 'open' && !isOwnReport(each, decider.id)
      ),
    ]

    const operator = { by: decider.name, reason: note, administratorId: decider.id ?? undefined }
    const operatorOf = ({ id }: ReportRow) => ({ ...operator, reportId: id })
    const skipped =
      report.reason === 'appeal'
        ? await decideAppeal(trx, report, { decider, decision, actions }, operatorOf(report))
        : await applyActions(trx, report, actions, operatorOf(report))
    for (const each of decided) {
      if (decision === 'dismissed') await showHiddenAtOnce(trx, each, operatorOf(each))
      if (decision === 'upheld') await confirmHiddenAtOnce(trx, each, operatorOf(each))
      if (each.subjectKind === 'booking' && each.reason === 'not_returned')
        await settleProblem(trx, each.subjectId!)
    }
    await closeReports(trx, decided, { decision, message }, operator)
    return skipped
  })
}

/**
 * Locks a report and, if asked, the open ones of the same subject and the named ones of the related complaints, in the order of their
 * ids. An appeal is decided alone.
 */
async function lockReports(
  trx: TransactionClientContract,
  ticket: string,
  { decidesSame, alsoDecides }: { decidesSame: boolean; alsoDecides: string[] }
): Promise<ReportRow[]> {
  if (!isTicket(ticket)) return []
  return sql<ReportRow>(
    trx,
    `select ${REPORT_COLUMNS} from reports r where r.id = any(array(
       select id from reports where ticket = upper($1)
       union
       select same.id from reports t join reports same on ${ARE_OF_SAME_SUBJECT}
       where t.ticket = upper($1) and $2 and same.state = 'open' and t.reason <> 'appeal' and same.reason <> 'appeal'
       union
       select same.id from reports t join reports same on ${ARE_RELATED}
       where t.ticket = upper($1) and same.ticket = any($3) and same.state = 'open'
     )) order by r.id for update`,
    [ticket, decidesSame, alsoDecides]
  )
}

async function decidedError(
  trx: TransactionClientContract,
  { id, state }: ReportRow
): Promise<ReportDecidedError> {
  const administrator = await deciderOf(trx, id)
  return new ReportDecidedError({
    decision: state as ReportDecision,
    administrator: administrator ?? '',
  })
}
