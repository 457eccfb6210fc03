import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { UnknownItemError } from '#modules/catalogue/errors'
import { IS_LISTED, ITEM_FIELDS } from '#modules/catalogue/queries/item_columns'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

/** All fields of a public listing as they are now. Throws `UnknownItemError` when it is unknown, hidden or deleted. */
export async function findItemAsEvidence(id: string): Promise<Omit<Item, 'owner'>> {
  if (!isUuid(id)) throw new UnknownItemError()
  const [found] = await sql<{ item: Omit<Item, 'owner'> }>(
    db,
    `select cast('{' || ${ITEM_FIELDS} || '}' as json) as item from items i where i.id = $1 and ${IS_LISTED}`,
    [id]
  )
  if (!found) throw new UnknownItemError()
  return found.item
}
