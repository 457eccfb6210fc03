import fragment from 'sql-template-tag'
import type { Item } from '@saajha/contract/item'
import { predicate } from '#modules/catalogue/lists/predicate'
import { readItems } from '#modules/catalogue/lists/read_items'
import { NEWEST } from '#modules/catalogue/lists/sort_orders'
import { findListedItem } from '#modules/catalogue/queries/find_listed_item'
import { jsonList, type JsonOf } from '#shared/database/json_of'

/** Other listings of the same category: those in the same location first, newest first. */
export async function listSimilarItems(id: string, limit = 6): Promise<JsonOf<Item[]>> {
  const item = await findListedItem(id)
  const sameCategory = [
    predicate(fragment`i.category_id = ${item.categoryId}`),
    predicate(fragment`i.id <> ${item.id}`),
  ]
  const sameLocation = predicate(fragment`i.location = ${item.location}`)
  const otherLocation = predicate(fragment`i.location <> ${item.location}`)
  const near = await readItems([...sameCategory, sameLocation], NEWEST, limit)
  const missing = limit - near.length
  const far = missing > 0 ? await readItems([...sameCategory, otherLocation], NEWEST, missing) : []
  return jsonList([...near, ...far].map(({ json }) => json))
}
