import { DateTime } from 'luxon'
import type Item from '#modules/catalogue/models/item'

/** An owner takes a listing down for good; messages about it keep its title. */
export async function deleteItem(item: Item): Promise<void> {
  await item.merge({ deletedAt: DateTime.utc() }).save()
}
