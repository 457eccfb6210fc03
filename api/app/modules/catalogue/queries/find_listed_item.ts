import db from '@adonisjs/lucid/services/db'
import { UnknownItemError } from '#modules/catalogue/errors'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

/** The fields of a listing that other modules use. */
export type ListedItem = {
  id: string
  ownerId: string
  categoryId: string
  location: string
}

/** The fields of a public listing. Throws `UnknownItemError` when it is unknown, hidden or deleted. */
export async function findListedItem(id: string): Promise<ListedItem> {
  if (!isUuid(id)) throw new UnknownItemError()
  const [item] = await sql<ListedItem>(
    db,
    `select i.id, i.owner_id as "ownerId", i.category_id as "categoryId", i.location
     from items i where i.id = $1 and ${IS_LISTED}`,
    [id],
    { prepare: true }
  )
  if (!item) throw new UnknownItemError()
  return item
}
