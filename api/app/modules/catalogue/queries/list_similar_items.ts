import fragment, { raw } from 'sql-template-tag'
import type { Item } from '@saajha/contract/item'
import { findListedItem } from '#modules/catalogue/queries/find_listed_item'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { ITEM_ORDERS } from '#modules/catalogue/queries/item_orders'
import { readItems } from '#modules/catalogue/queries/read_items'
import { condition } from '#modules/catalogue/search/condition'
import { jsonList, type JsonOf } from '#shared/database/json_of'

/** Other listings of the same category: those in the same location first, newest first. */
export async function listSimilarItems(id: string, limit = 6): Promise<JsonOf<Item[]>> {
  const item = await findListedItem(id)
  const sameCategory = [
    condition(raw(IS_LISTED)),
    condition(fragment`i.category_id = ${item.categoryId}`),
    condition(fragment`i.id <> ${item.id}`),
  ]
  const sameLocation = condition(fragment`i.location = ${item.location}`)
  const otherLocation = condition(fragment`i.location <> ${item.location}`)
  const near = await readItems([...sameCategory, sameLocation], ITEM_ORDERS.newest, limit)
  const missing = limit - near.length
  const far =
    missing > 0
      ? await readItems([...sameCategory, otherLocation], ITEM_ORDERS.newest, missing)
      : []
  return jsonList([...near, ...far].map(({ json }) => json))
}
