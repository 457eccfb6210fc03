import type { Item } from '@saajha/contract/item'
import { getItem } from '#modules/catalogue/queries/get_item'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { ITEM_ORDERS } from '#modules/catalogue/queries/item_orders'
import { readItems, withoutPosition } from '#modules/catalogue/queries/read_items'
import { condition } from '#shared/database/condition'

/** Other listings on the same shelf: those in the same place first, then the newest. */
export async function listSimilarItems(id: string, limit = 6): Promise<Item[]> {
  const item = await getItem(id)
  const onShelf = [
    condition(IS_LISTED),
    condition('i.category_id = ?', [item.categoryId]),
    condition('i.id <> ?', [item.id]),
  ]
  const here = condition('i.location = ?', [item.location])
  const elsewhere = condition('i.location <> ?', [item.location])
  const near = await readItems([...onShelf, here], ITEM_ORDERS.newest, limit)
  if (near.length === limit) return withoutPosition(near)
  const far = await readItems([...onShelf, elsewhere], ITEM_ORDERS.newest, limit - near.length)
  return withoutPosition([...near, ...far])
}
