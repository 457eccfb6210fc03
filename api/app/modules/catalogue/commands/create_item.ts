import type { Infer } from '@vinejs/vine/types'
import { MissingCategoryError } from '#modules/catalogue/errors'
import Item from '#modules/catalogue/models/item'
import { assertOwnMedia } from '#modules/catalogue/rules/assert_own_media'
import { assertDurations } from '#modules/catalogue/rules/assert_durations'
import { checkedLongerPrices } from '#modules/catalogue/rules/checked_longer_prices'
import { attributesFor } from '#modules/catalogue/rules/attributes_for'
import { findCreatedItem } from '#modules/catalogue/queries/find_created_item'
import type { createItemValidator } from '#modules/catalogue/validators'
import { BlockedMemberError, isMemberBlocked } from '#modules/identity/public'
import { inTransaction } from '#shared/database/in_transaction'
import { violatedConstraint } from '#shared/database/violated_constraint'
import { recordEvent } from '#shared/outbox/record_event'

/**
 * Creates a listing and returns its id. It is public immediately. Of concurrent requests with the same `Idempotency-Key` one creates
 * it. Throws `RentalDurationError`, `LongerPriceError`, `ForeignMediaError`, `BlockedMemberError` or `MissingCategoryError`.
 */
export async function createItem(
  ownerId: string,
  fields: Infer<typeof createItemValidator>,
  idempotencyKey: string | null
): Promise<string> {
  assertDurations(fields.minRentalDuration, fields.maxRentalDuration)
  const { price = null, priceUnit = 'day', isNegotiable = false } = fields
  const longerPrices = checkedLongerPrices({ ...fields, price, priceUnit, isNegotiable })
  await assertOwnMedia(ownerId, fields.imageUrls ?? [], fields.videoUrl)
  try {
    return await inTransaction(async (trx) => {
      if (await isMemberBlocked(trx, ownerId))
        throw new BlockedMemberError({ reason: '', appealToken: '' })
      // Triggers notify the change feed (`notify_new_items`) and update the search (`index_new_items`).
      const attributes = attributesFor(fields.categoryId, fields.attributes)
      const item = await Item.create(
        { ...fields, ...longerPrices, attributes, ownerId, idempotencyKey },
        { client: trx }
      )
      await recordEvent(trx, 'item.created', item.id, { itemId: item.id, ownerId })
      return item.id
    })
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'items_category_id_fkey') throw new MissingCategoryError()
    const created =
      constraint === 'items_idempotency_key' && (await findCreatedItem(ownerId, idempotencyKey!))
    if (created) return created
    throw error
  }
}
