import type { Operator } from '#modules/moderation/rules/operator'
import { hideItem as hide } from '#modules/moderation/steps/item_visibility'
import { inTransaction } from '#shared/database/in_transaction'

/** Hides a listing and notifies its owner. Returns false when there is no such visible listing. */
export async function hideItem(itemId: string, operator: Operator): Promise<boolean> {
  return inTransaction((trx) => hide(trx, itemId, operator))
}
