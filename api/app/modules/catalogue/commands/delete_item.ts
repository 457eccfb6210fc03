import { DateTime } from 'luxon'
import type Item from '#modules/catalogue/models/item'

/** Soft-deletes a listing, because notifications about it still show its title. */
export async function deleteItem(item: Item): Promise<void> {
  await item.merge({ deletedAt: DateTime.utc() }).save()
}
