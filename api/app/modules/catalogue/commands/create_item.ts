import type { Infer } from '@vinejs/vine/types'
import { MissingCategoryError } from '#modules/catalogue/errors'
import Item from '#modules/catalogue/models/item'
import { refuseForeignMedia } from '#modules/catalogue/refuse_foreign_media'
import { refuseOddDurations } from '#modules/catalogue/refuse_odd_durations'
import type { createItemValidator } from '#modules/catalogue/validators'
import { violatedConstraint } from '#shared/database/violated_constraint'

/** A member puts something up for rent. It is in every list at once. */
export async function createItem(
  ownerId: string,
  fields: Infer<typeof createItemValidator>
): Promise<Item> {
  refuseOddDurations(fields.minRentalDuration, fields.maxRentalDuration)
  await refuseForeignMedia(ownerId, fields.imageUrls ?? [], fields.videoUrl)
  try {
    return await Item.create({ ...fields, ownerId })
  } catch (error) {
    if (violatedConstraint(error) === 'items_category_id_fkey') throw new MissingCategoryError()
    throw error
  }
}
