import type { Item } from '@saajha/contract/item'
import { ITEM_JSON, ITEM_TABLES } from '#modules/catalogue/queries/item_columns'
import { jsonList, type JsonOf } from '#shared/database/json_of'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

const LIMIT = 100

/** A member's listings that an operator hid, newest first, at most 100, each with the reason. */
export async function listHiddenItems(ownerId: string): Promise<JsonOf<Item[]>> {
  const items = await sql<{ json: JsonOf<Item> }>(
    reads(),
    `select ${ITEM_JSON} as json from ${ITEM_TABLES}
      where i.owner_id = $1 and i.deleted_at is null and i.moderation_status <> 'approved'
      order by i.created_at desc, i.id desc limit ${LIMIT}`,
    [ownerId],
    { prepare: true }
  )
  return jsonList(items.map(({ json }) => json))
}
