import { findListedItem, type ListedItem } from '#modules/catalogue/queries/find_listed_item'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { sql, type SqlClient } from '#shared/database/sql'

export { UnknownItemError } from '#modules/catalogue/errors'
export { findContactPhone } from '#modules/catalogue/queries/find_contact_phone'
export { findItemAsEvidence } from '#modules/catalogue/queries/find_item_as_evidence'
export {
  canHideItem,
  hiddenItemOf,
  countListed,
  findModeratedItem,
  itemsOf,
} from '#modules/catalogue/queries/moderated_items'
export { flushViews } from '#modules/catalogue/http/record_view'
export { findRentalTerms, lockItem, rentalTermsOf } from '#modules/catalogue/queries/rental_terms'
export { loadTermStatistics } from '#modules/catalogue/search/search_items'
export { hideItem, hideItemsOf, showItem, showItemsOf } from '#modules/catalogue/steps/visibility'

/** The fields of a listing that a contact needs. Throws `UnknownItemError` when it is unknown, hidden or deleted. */
export async function findContactableItem(id: string): Promise<Pick<ListedItem, 'id' | 'ownerId'>> {
  const { id: itemId, ownerId } = await findListedItem(id)
  return { id: itemId, ownerId }
}

type ItemSummary = {
  title: string
  imageUrl: string | null
  isListed: boolean
  quantity: number
  categoryId: string
  location: string
}

/**
 * A listing's title, the URL of its first picture, whether everyone can see it, the number of its identical pieces, its category
 * and location; also after it was deleted.
 */
export async function summaryOfItem(client: SqlClient, id: string): Promise<ItemSummary> {
  return (await summariesOfItems(client, [id])).get(id)!
}

/** Summaries of listings by id, as `summaryOfItem` returns one. */
export async function summariesOfItems(
  client: SqlClient,
  ids: string[]
): Promise<Map<string, ItemSummary>> {
  const text = `select i.id, i.title, i.image_urls[1] as "imageUrl", ${IS_LISTED} as "isListed", i.quantity, i.category_id as "categoryId", i.location from items i where i.id = any($1::uuid[])`
  const items = await sql<ItemSummary & { id: string }>(client, text, [ids], { prepare: true })
  return new Map(items.map(({ id, ...summary }) => [id, summary]))
}
