import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Operator } from '#modules/moderation/rules/operator'
import { recordAction } from '#modules/moderation/steps/record_action'
import { recordEvent } from '#shared/outbox/record_event'

/** Warns a member, who is notified of the reason. */
export async function warnMember(
  trx: TransactionClientContract,
  userId: string,
  operator: Operator
): Promise<true> {
  const actionId = await recordAction(trx, { action: 'member_warned', userId }, operator)
  await recordEvent(trx, 'member.warned', userId, { actionId, userId })
  return true
}
