import type Item from '#modules/catalogue/models/item'

/** Deletes a listing. */
export async function deleteItem(item: Item): Promise<void> {
  await item.remove()
}
