import { UnknownItemError } from '#modules/catalogue/errors'
import Item from '#modules/catalogue/models/item'

/** The listing with this id, hidden or not. Throws `UnknownItemError` when it does not exist or is deleted. */
export async function findItemToChange(id: string): Promise<Item> {
  const item = await Item.query().where({ id }).whereNull('deletedAt').first()
  if (!item) throw new UnknownItemError()
  return item
}
