import type Item from '#modules/catalogue/models/item'
import { inTransaction } from '#shared/database/in_transaction'
import { recordEvent } from '#shared/outbox/record_event'

/** Deletes a listing. */
export async function deleteItem(item: Item): Promise<void> {
  await inTransaction(async (trx) => {
    // The trigger `notify_changed_items` notifies the change feed.
    await item.useTransaction(trx).remove()
    await recordEvent(trx, 'item.removed', item.id, { itemId: item.id, ownerId: item.ownerId })
  })
}
