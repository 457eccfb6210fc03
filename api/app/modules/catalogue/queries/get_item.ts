import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { UnknownItemError } from '#modules/catalogue/errors'
import { IS_LISTED, ITEM_COLUMNS, ITEM_TABLES } from '#modules/catalogue/queries/item_columns'
import { isUuid } from '#shared/database/is_uuid'

/** One listing that everybody may see, with its owner. */
export async function getItem(id: string): Promise<Item> {
  if (!isUuid(id)) throw new UnknownItemError()
  const { rows } = await db.rawQuery(
    `select ${ITEM_COLUMNS} from ${ITEM_TABLES} where i.id = ? and ${IS_LISTED}`,
    [id]
  )
  if (!rows[0]) throw new UnknownItemError()
  return rows[0]
}
