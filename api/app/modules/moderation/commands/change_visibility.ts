import type { ItemVisibility, VisibilityBody } from '@saajha/contract/moderation'
import { findModeratedItem, UnknownItemError } from '#modules/catalogue/public'
import { OwnModerationError } from '#modules/moderation/errors'
import { hideItem, showItem } from '#modules/moderation/steps/item_visibility'
import { inTransaction } from '#shared/database/in_transaction'

/**
 * Hides a listing or shows it again; the same state again changes nothing. Throws `UnknownItemError` or `OwnModerationError`.
 */
export async function changeVisibility(
  administrator: { id: string; name: string },
  itemId: string,
  { isHidden, reason }: VisibilityBody
): Promise<ItemVisibility> {
  const operator = { by: administrator.name, reason, administratorId: administrator.id }
  return inTransaction(async (trx) => {
    const item = await findModeratedItem(trx, itemId)
    if (!item) throw new UnknownItemError()
    if (item.ownerId === administrator.id) throw new OwnModerationError()
    await (isHidden ? hideItem : showItem)(trx, itemId, operator)
    return { id: itemId, isHidden }
  })
}
