import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { getItem } from '#modules/catalogue/queries/get_item'
import { IS_LISTED, ITEM_COLUMNS, ITEM_TABLES } from '#modules/catalogue/queries/item_columns'

/** Other listings on the same shelf: those in the same place first, then the newest. */
export async function listSimilarItems(id: string, limit = 6): Promise<Item[]> {
  const item = await getItem(id)
  const { rows } = await db.rawQuery(
    `select ${ITEM_COLUMNS} from ${ITEM_TABLES}
     where ${IS_LISTED} and i.category_id = :categoryId and i.id <> :id
     order by (i.location = :location) desc, i.created_at desc, i.id desc
     limit :limit`,
    { id: item.id, categoryId: item.categoryId, location: item.location, limit }
  )
  return rows
}
