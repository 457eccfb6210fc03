import db from '@adonisjs/lucid/services/db'
import { findListedItem } from '#modules/catalogue/queries/find_listed_item'
import { sql } from '#shared/database/sql'

export { flushViews } from '#modules/catalogue/http/record_view'
export { loadTermStatistics } from '#modules/catalogue/search/cardinality'
export { hideItem, hideItemsOf, showItem, showItemsOf } from '#modules/catalogue/visibility'

/** The fields of a listing that a contact needs. Throws `UnknownItemError` when it is unknown, hidden or deleted. */
export async function findContactableItem(
  id: string
): Promise<{ id: string; ownerId: string; title: string }> {
  const { id: itemId, ownerId, title } = await findListedItem(id)
  return { id: itemId, ownerId, title }
}

/** A listing's title, also after it was deleted. */
export async function titleOfItem(id: string): Promise<string> {
  const text = 'select title from items where id = $1'
  const [item] = await sql<{ title: string }>(db, text, [id], { prepare: true })
  return item!.title
}
