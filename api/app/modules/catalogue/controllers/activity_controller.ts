import type { HttpContext } from '@adonisjs/core/http'
import type { ItemsActivity } from '@saajha/contract/item'
import { readActivity } from '#modules/catalogue/queries/read_activity'

/** Views and contacts of the signed-in member's own listings. */
export default class ActivityController {
  async index({ auth }: HttpContext): Promise<ItemsActivity> {
    return readActivity(auth.getUserOrFail().id)
  }
}
