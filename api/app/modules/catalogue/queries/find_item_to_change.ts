import { UnknownItemError } from '#modules/catalogue/errors'
import Item from '#modules/catalogue/models/item'
import { isUuid } from '#shared/database/is_uuid'

/** The listing with this id, hidden or not. Throws `UnknownItemError` when it does not exist or is deleted. */
export async function findItemToChange(id: string): Promise<Item> {
  const item = isUuid(id) ? await Item.query().where({ id }).whereNull('deletedAt').first() : null
  if (!item) throw new UnknownItemError()
  return item
}
