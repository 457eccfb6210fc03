import type { Infer } from '@vinejs/vine/types'
import {
  MissingCategoryError,
  MissingPriceError,
  RentalDurationError,
} from '#modules/catalogue/errors'
import type Item from '#modules/catalogue/models/item'
import { assertOwnMedia } from '#modules/catalogue/rules/assert_own_media'
import { assertDurations } from '#modules/catalogue/rules/assert_durations'
import { checkedLongerPrices } from '#modules/catalogue/rules/checked_longer_prices'
import { attributesFor } from '#modules/catalogue/rules/attributes_for'
import { assertNotPromised } from '#modules/catalogue/rules/assert_not_promised'
import type { updateItemValidator } from '#modules/catalogue/validators'
import { inTransaction } from '#shared/database/in_transaction'
import { violatedConstraint } from '#shared/database/violated_constraint'
import { recordEvent } from '#shared/outbox/record_event'

const PRICES = ['price', 'priceUnit', 'isNegotiable', 'weeklyPrice', 'monthlyPrice'] as const

/**
 * Changes any fields of a listing. Only added media have to be the owner's uploads. Of its attributes it keeps those of its
 * category, and prices for 7 and 30 days only beside a fixed price per day. Throws `HttpError` 422 for an invalid price, category,
 * duration or medium, and `PromisedQuantityError`.
 */
export async function updateItem(
  item: Item,
  changes: Infer<typeof updateItemValidator>
): Promise<Item> {
  const addedPhotos = (changes.imageUrls ?? []).filter((url) => !item.imageUrls.includes(url))
  const addedVideo = changes.videoUrl === item.videoUrl ? null : changes.videoUrl
  await assertOwnMedia(item.ownerId, addedPhotos, addedVideo)
  const { attributes, ...fields } = changes
  item.merge(fields)
  item.attributes = attributesFor(item.categoryId, { ...item.attributes, ...attributes })
  if (!item.isNegotiable && item.price === null) {
    throw new MissingPriceError()
  }
  if (PRICES.some((name) => name in item.$dirty)) item.merge(checkedLongerPrices(item))
  assertDurations(item.minRentalDuration, item.maxRentalDuration)
  if (!item.$isDirty) return item
  try {
    return await inTransaction(async (trx) => {
      if ('quantity' in item.$dirty) await assertNotPromised(trx, item)
      // Triggers notify the change feed (`notify_changed_items`) and update the search (`index_changed_items`).
      const { id, ownerId } = await item.useTransaction(trx).save()
      await recordEvent(trx, 'item.changed', id, { itemId: id, ownerId })
      return item
    })
  } catch (error) {
    if (violatedConstraint(error) === 'items_category_id_fkey') throw new MissingCategoryError()
    if (violatedConstraint(error) === 'items_rental_durations') throw new RentalDurationError()
    throw error
  }
}
