import { showItem as show } from '#modules/catalogue/public'
import type { Operator } from '#modules/moderation/rules/operator'
import { recordAction } from '#modules/moderation/steps/record_action'
import { inTransaction } from '#shared/database/in_transaction'
import { recordEvent } from '#shared/outbox/record_event'

/**
 * Shows a hidden listing again and notifies its owner. Returns whether it is public now: it is not while its owner is blocked.
 * Null when there is no such hidden listing.
 */
export async function showItem(itemId: string, operator: Operator): Promise<boolean | null> {
  return inTransaction(async (trx) => {
    const shown = await show(trx, itemId)
    if (!shown) return null
    const { ownerId, isListed } = shown
    const actionId = await recordAction(trx, { action: 'item_shown', itemId }, operator)
    if (isListed) await recordEvent(trx, 'item.shown', itemId, { actionId, itemId, ownerId })
    return isListed
  })
}
