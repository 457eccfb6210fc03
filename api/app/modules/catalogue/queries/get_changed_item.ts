import type { Item } from '@saajha/contract/item'
import { UnknownItemError } from '#modules/catalogue/errors'
import { ITEM_JSON, ITEM_TABLES } from '#modules/catalogue/queries/item_columns'
import type { JsonOf } from '#shared/database/json_of'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** A listing for its owner after a change, hidden or not. Throws `UnknownItemError` when it is deleted. */
export async function getChangedItem(id: string): Promise<JsonOf<Item>> {
  const [item] = await sql<{ json: JsonOf<Item> }>(
    reads(),
    `select ${ITEM_JSON} as json from ${ITEM_TABLES} where i.id = $1 and i.deleted_at is null`,
    [id],
    { prepare: true }
  )
  if (!item) throw new UnknownItemError()
  return item.json
}
