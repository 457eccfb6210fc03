import db from '@adonisjs/lucid/services/db'
import { findListedItem } from '#modules/catalogue/queries/find_listed_item'
import { prepared } from '#shared/database/prepared'

export { hideItem, hideItemsOf, showItem, showItemsOf } from '#modules/catalogue/visibility'

/** What a message about a listing has to know of it. Throws "Item not found" for what nobody may see. */
export async function findContactableItem(
  id: string
): Promise<{ id: string; ownerId: string; title: string }> {
  const { id: itemId, ownerId, title } = await findListedItem(id)
  return { id: itemId, ownerId, title }
}

/** A listing's title, also after it was taken down. */
export async function titleOfItem(id: string): Promise<string> {
  const sql = 'select title from items where id = ?'
  const [item] = await prepared<{ title: string }>(db, 'title_of_item', sql, [id])
  return item!.title
}

/** How often a member's listings were looked at, also those that were taken down. */
export async function countViews(ownerId: string): Promise<number> {
  const { rows } = await db.rawQuery(
    `select coalesce(sum(p.views), 0)::int as count from item_popularity p join items i on i.id = p.item_id
     where i.owner_id = ?`,
    [ownerId]
  )
  return rows[0].count
}

/** How many listings a member has up. */
export async function countListings(ownerId: string): Promise<number> {
  const { rows } = await db.rawQuery(
    'select count(*)::int as count from items where owner_id = ? and deleted_at is null',
    [ownerId]
  )
  return rows[0].count
}
