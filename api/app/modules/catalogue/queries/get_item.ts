import type { Item } from '@saajha/contract/item'
import { UnknownItemError } from '#modules/catalogue/errors'
import { IS_LISTED, ITEM_JSON, ITEM_TABLES } from '#modules/catalogue/queries/item_columns'
import type { JsonOf } from '#shared/database/json_of'
import { reads } from '#shared/database/reads'
import { sql, type SqlClient } from '#shared/database/sql'

type PublicItem = { json: JsonOf<Item>; ownerId: string }

/** One public listing with its owner. Throws `UnknownItemError` when it is unknown, hidden or deleted. */
export async function getItem(id: string): Promise<PublicItem> {
  const item = await findItem(id, reads())
  if (!item) throw new UnknownItemError()
  return item
}

/** The same; undefined when it is unknown, hidden or deleted. */
export async function findItem(id: string, client: SqlClient): Promise<PublicItem | undefined> {
  const [item] = await sql<PublicItem>(
    client,
    `select ${ITEM_JSON} as json, i.owner_id as "ownerId"
      from ${ITEM_TABLES} where i.id = $1 and ${IS_LISTED}`,
    [id],
    { prepare: true }
  )
  return item
}
