import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  hideMessage as hide,
  showMessage as show,
  type ModeratedMessage,
} from '#modules/interactions/public'
import type { Operator } from '#modules/moderation/rules/operator'
import { recordAction } from '#modules/moderation/steps/record_action'
import { recordEvent } from '#shared/outbox/record_event'

/** Hides the text of a message, by `{conversationId}:{no}`, and notifies its author. Returns false when no such text is shown. */
export async function hideMessage(
  trx: TransactionClientContract,
  reference: string,
  operator: Operator
): Promise<boolean> {
  return record(trx, 'hidden', reference, await hide(trx, reference, operator.reason), operator)
}

/** Shows the text of a hidden message again, and notifies its author. Returns false when none is hidden. */
export async function showMessage(
  trx: TransactionClientContract,
  reference: string,
  operator: Operator
): Promise<boolean> {
  return record(trx, 'shown', reference, await show(trx, reference), operator)
}

async function record(
  trx: TransactionClientContract,
  change: 'hidden' | 'shown',
  reference: string,
  message: ModeratedMessage | null,
  operator: Operator
): Promise<boolean> {
  if (!message) return false
  const { authorId: userId, conversationId, itemId } = message
  const action = { action: `message_${change}`, subject: reference } as const
  const actionId = await recordAction(trx, action, operator)
  const payload = { actionId, conversationId, itemId, userId }
  await recordEvent(trx, `message.${change}`, conversationId, payload)
  return true
}
