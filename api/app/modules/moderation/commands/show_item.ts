import type { Operator } from '#modules/moderation/rules/operator'
import { showItem as show } from '#modules/moderation/steps/item_visibility'
import { inTransaction } from '#shared/database/in_transaction'

/**
 * Shows a hidden listing again and notifies its owner. Returns whether it is public now: it is not while its owner is blocked.
 * Null when there is no such hidden listing.
 */
export async function showItem(itemId: string, operator: Operator): Promise<boolean | null> {
  return inTransaction((trx) => show(trx, itemId, operator))
}
