import type { Item } from '@saajha/contract/item'
import { UnknownItemError } from '#modules/catalogue/errors'
import { IS_LISTED, ITEM_JSON, ITEM_TABLES } from '#modules/catalogue/queries/item_columns'
import type { JsonOf } from '#shared/database/json_of'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** One public listing with its owner. Throws `UnknownItemError` when it is unknown, hidden or deleted. */
export async function getItem(id: string): Promise<{ json: JsonOf<Item>; ownerId: string }> {
  const [item] = await sql<{ json: JsonOf<Item>; ownerId: string }>(
    reads(),
    `select ${ITEM_JSON} as json, i.owner_id as "ownerId"
      from ${ITEM_TABLES} where i.id = $1 and ${IS_LISTED}`,
    [id],
    { prepare: true }
  )
  if (!item) throw new UnknownItemError()
  return item
}
