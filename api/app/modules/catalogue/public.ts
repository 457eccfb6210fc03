import db from '@adonisjs/lucid/services/db'
import { findListedItem } from '#modules/catalogue/queries/find_listed_item'
import { sql } from '#shared/database/sql'

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

/** The views of all listings of a member, deleted ones included. */
export async function countViews(ownerId: string): Promise<number> {
  const [views] = await sql<{ count: number }>(
    db,
    `select coalesce(sum(p.views), 0)::int as count from item_popularity p join items i on i.id = p.item_id
     where i.owner_id = $1`,
    [ownerId]
  )
  return views!.count
}

/** The number of a member's listings, hidden ones included. */
export async function countListings(ownerId: string): Promise<number> {
  const [listings] = await sql<{ count: number }>(
    db,
    'select count(*)::int as count from items where owner_id = $1 and deleted_at is null',
    [ownerId]
  )
  return listings!.count
}
