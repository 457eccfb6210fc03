import type { Item } from '@saajha/contract/item'
import { findListedItem } from '#modules/catalogue/queries/find_listed_item'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { ITEM_ORDERS } from '#modules/catalogue/queries/item_orders'
import { readItems } from '#modules/catalogue/queries/read_items'
import { condition } from '#shared/database/condition'
import { jsonList, type JsonOf } from '#shared/database/json_of'

/** Other listings on the same category: those in the same place first, then the newest. */
export async function listSimilarItems(id: string, limit = 6): Promise<JsonOf<Item[]>> {
  const item = await findListedItem(id)
  const withCategory = [
    condition(IS_LISTED),
    condition('i.category_id = ?', [item.categoryId]),
    condition('i.id <> ?', [item.id]),
  ]
  const here = condition('i.location = ?', [item.location])
  const elsewhere = condition('i.location <> ?', [item.location])
  const near = await readItems([...withCategory, here], ITEM_ORDERS.newest, limit)
  const missing = limit - near.length
  const far =
    missing > 0 ? await readItems([...withCategory, elsewhere], ITEM_ORDERS.newest, missing) : []
  return jsonList([...near, ...far].map(({ json }) => json))
}
