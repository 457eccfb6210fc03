import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { showItemsOf } from '#modules/catalogue/public'
import { reinstateMember as reinstate } from '#modules/identity/public'
import { recountReviewsOf } from '#modules/reviews/public'
import type { Operator } from '#modules/moderation/rules/operator'
import { closeSettledAppeals } from '#modules/moderation/steps/close_settled_appeals'
import { recordAction } from '#modules/moderation/steps/record_action'
import { recordEvent } from '#shared/outbox/record_event'

/**
 * Ends the suspension of a member and shows their listings, except those that were hidden by themselves. Returns the number of
 * listings shown; null when there is no such suspended member.
 */
export async function reinstateMember(
  trx: TransactionClientContract,
  userId: string,
  operator: Operator
): Promise<number | null> {
  if (!(await reinstate(trx, userId))) return null
  const actionId = await recordAction(trx, { action: 'member_unblocked', userId }, operator)
  await recordEvent(trx, 'member.reinstated', userId, { actionId, userId })
  const appealed = { kind: 'member', id: userId, holding: null } as const
  await closeSettledAppeals(trx, appealed, operator.reportId)
  await recountReviewsOf(trx, userId)
  return showItemsOf(trx, userId)
}
