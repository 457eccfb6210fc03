import { hideItem as hide } from '#modules/catalogue/public'
import type { Operator } from '#modules/moderation/rules/operator'
import { recordAction } from '#modules/moderation/steps/record_action'
import { inTransaction } from '#shared/database/in_transaction'
import { recordEvent } from '#shared/outbox/record_event'

/** Hides a listing and notifies its owner. Returns false when there is no such visible listing. */
export async function hideItem(itemId: string, operator: Operator): Promise<boolean> {
  return inTransaction(async (trx) => {
    const ownerId = await hide(trx, itemId, operator.reason)
    if (!ownerId) return false
    const actionId = await recordAction(trx, { action: 'item_hidden', itemId }, operator)
    await recordEvent(trx, 'item.hidden', itemId, { actionId, itemId, ownerId })
    return true
  })
}
