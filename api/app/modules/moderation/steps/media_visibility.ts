import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { showMedia } from '#modules/media/public'
import type { Operator } from '#modules/moderation/rules/operator'
import { recordAction } from '#modules/moderation/steps/record_action'
import { recordEvent } from '#shared/outbox/record_event'

/** Shows a hidden picture or film again, and notifies its member. Returns false when it is not hidden, or was deleted. */
export async function showMediaAgain(
  trx: TransactionClientContract,
  id: string,
  operator: Operator
): Promise<boolean> {
  const userId = await showMedia(trx, id)
  if (userId === null) return false
  const actionId = await recordAction(trx, { action: 'media_shown', subject: id }, operator)
  await recordEvent(trx, 'media.shown', userId, { actionId, userId })
  return true
}
