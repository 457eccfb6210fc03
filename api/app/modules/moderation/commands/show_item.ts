import { showItem as show } from '#modules/catalogue/public'
import type { Operator } from '#modules/moderation/operator'
import { recordAction } from '#modules/moderation/record_action'
import { inTransaction } from '#shared/database/in_transaction'
import { recordEvent } from '#shared/outbox/record_event'

/** Brings a hidden listing back; its owner is notified. Returns whether it is in sight now, null where none was hidden. */
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
