import type { Infer } from '@vinejs/vine/types'
import { ForeignMediaError, MissingCategoryError } from '#modules/catalogue/errors'
import Item from '#modules/catalogue/models/item'
import type { createItemValidator } from '#modules/catalogue/validators'
import { areOwnMedia } from '#modules/media/public'
import { violatedConstraint } from '#shared/database/violated_constraint'

/** A member puts something up for rent. It is in every list at once. */
export async function createItem(
  ownerId: string,
  fields: Infer<typeof createItemValidator>
): Promise<Item> {
  if (!(await areOwnMedia(ownerId, fields.imageUrls ?? [])))
    throw new ForeignMediaError('imageUrls')
  if (fields.videoUrl && !(await areOwnMedia(ownerId, [fields.videoUrl]))) {
    throw new ForeignMediaError('videoUrl')
  }
  try {
    return await Item.create({ ...fields, ownerId })
  } catch (error) {
    if (violatedConstraint(error) === 'items_category_id_fkey') throw new MissingCategoryError()
    throw error
  }
}
