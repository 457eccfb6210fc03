import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hideItem as hide, showItem as show } from '#modules/catalogue/public'
import type { Operator } from '#modules/moderation/rules/operator'
import { closeSettledAppeals } from '#modules/moderation/steps/close_settled_appeals'
import { recordAction } from '#modules/moderation/steps/record_action'
import { recordEvent } from '#shared/outbox/record_event'

/** Hides a listing and notifies its owner. Returns false when there is no such visible listing. */
export async function hideItem(
  trx: TransactionClientContract,
  itemId: string,
  operator: Operator
): Promise<boolean> {
  const ownerId = await hide(trx, itemId, operator.reason)
  if (!ownerId) return false
  const actionId = await recordAction(trx, { action: 'item_hidden', itemId }, operator)
  await recordEvent(trx, 'item.hidden', itemId, { actionId, itemId, ownerId })
  return true
}

/**
 * Shows a hidden listing again and notifies its owner. Returns whether it is public now: it is not while its owner is blocked.
 * Null when there is no such hidden listing.
 */
export async function showItem(
  trx: TransactionClientContract,
  itemId: string,
  operator: Operator
): Promise<boolean | null> {
  const shown = await show(trx, itemId)
  if (!shown) return null
  const { ownerId, isListed } = shown
  const actionId = await recordAction(trx, { action: 'item_shown', itemId }, operator)
  const appealed = { kind: 'item', id: itemId, holding: null } as const
  await closeSettledAppeals(trx, appealed, operator.reportId)
  if (isListed) await recordEvent(trx, 'item.shown', itemId, { actionId, itemId, ownerId })
  return isListed
}
