import type { HttpContext } from '@adonisjs/core/http'
import type { ItemsActivity } from '@saajha/contract/item'
import { readActivity } from '#modules/catalogue/queries/read_activity'

/** How a member's own listings are doing; nobody reads another's. */
export default class ActivityController {
  async index({ auth }: HttpContext): Promise<ItemsActivity> {
    return readActivity(auth.getUserOrFail().id)
  }
}
