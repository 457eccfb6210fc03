import db from '@adonisjs/lucid/services/db'
import { findListedItem, type ListedItem } from '#modules/catalogue/queries/find_listed_item'
import { sql } from '#shared/database/sql'

export { flushViews } from '#modules/catalogue/http/record_view'
export { loadTermStatistics } from '#modules/catalogue/search/cardinality'
export { hideItem, hideItemsOf, showItem, showItemsOf } from '#modules/catalogue/visibility'

/** The fields of a listing that a contact needs. Throws `UnknownItemError` when it is unknown, hidden or deleted. */
export async function findContactableItem(
  id: string
): Promise<Pick<ListedItem, 'id' | 'ownerId' | 'price' | 'priceUnit' | 'isNegotiable'>> {
  const { id: itemId, ownerId, price, priceUnit, isNegotiable } = await findListedItem(id)
  return { id: itemId, ownerId, price, priceUnit, isNegotiable }
}

/** A listing's title and the URL of its first picture, also after it was deleted. */
export async function summaryOfItem(
  id: string
): Promise<{ title: string; imageUrl: string | null }> {
  const text = 'select title, image_urls[1] as "imageUrl" from items where id = $1'
  const [item] = await sql<{ title: string; imageUrl: string | null }>(db, text, [id], {
    prepare: true,
  })
  return item!
}
