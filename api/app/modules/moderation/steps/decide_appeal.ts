import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DecisionAction, DecisionBody } from '@saajha/contract/moderation'
import { listAdministrators } from '#modules/identity/public'
import { OwnActionError } from '#modules/moderation/errors'
import { findAppealable, type AppealableAction } from '#modules/moderation/queries/appealed_action'
import type { ReportRow } from '#modules/moderation/queries/report_row'
import type { Decider, Operator } from '#modules/moderation/rules/operator'
import { reinstateMember } from '#modules/moderation/steps/reinstate_member'
import { showHidden } from '#modules/moderation/steps/show_hidden'
import { sql } from '#shared/database/sql'

type Decision = Pick<DecisionBody, 'decision' | 'actions'> & { decider: Decider }

/**
 * Undoes the action that an upheld appeal is against, unless it was undone or replaced by a newer action since. An appeal has no
 * other actions, so all are returned as skipped. Throws `OwnActionError` for the administrator of the action, unless there is no
 * other administrator.
 */
export async function decideAppeal(
  trx: TransactionClientContract,
  { id, memberId }: ReportRow,
  { decider, decision, actions }: Decision,
  operator: Operator
): Promise<DecisionAction[]> {
  const [appealed] = await sql<{ actionId: string; administratorId: string | null }>(
    trx,
    `select a.id as "actionId", a.administrator_id as "administratorId" from reports r
     join moderation_actions a on a.id = r.appealed_action_id where r.id = $1`,
    [id]
  )
  const { actionId, administratorId } = appealed!
  if (administratorId !== null && administratorId === decider.id) {
    const others = (await listAdministrators(trx)).filter(
      (each) => each !== decider.id && each !== memberId
    )
    if (others.length > 0) throw new OwnActionError()
  }
  const holding = decision === 'upheld' && (await findAppealable(trx, actionId, memberId!))
  if (holding) await undo(trx, holding.subject, operator)
  return [...new Set(actions.map(({ action }) => action))]
}

async function undo(
  trx: TransactionClientContract,
  { kind, id }: AppealableAction['subject'],
  operator: Operator
): Promise<void> {
  if (kind === 'member') await reinstateMember(trx, id, operator)
  else await showHidden(trx, { kind, id }, operator)
}
