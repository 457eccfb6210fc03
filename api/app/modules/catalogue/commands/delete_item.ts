import { DateTime } from 'luxon'
import type Item from '#modules/catalogue/models/item'
import { inTransaction } from '#shared/database/in_transaction'
import { recordEvent } from '#shared/outbox/record_event'

/** Soft-deletes a listing, because notifications about it still show its title. */
export async function deleteItem(item: Item): Promise<void> {
  await inTransaction(async (trx) => {
    // The trigger `tell_changed_listings` notifies the change feed.
    const { id, ownerId } = await item
      .merge({ deletedAt: DateTime.utc() })
      .useTransaction(trx)
      .save()
    await recordEvent(trx, 'item.removed', id, { itemId: id, ownerId })
  })
}
