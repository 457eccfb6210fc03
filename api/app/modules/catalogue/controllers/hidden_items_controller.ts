import type { HttpContext } from '@adonisjs/core/http'
import type { Item } from '@saajha/contract/item'
import { listHiddenItems } from '#modules/catalogue/queries/list_hidden_items'
import type { JsonOf } from '#shared/database/json_of'
import { jsonResponse } from '#shared/http/cache/public_response'

/** The signed-in member's own hidden listings. */
export default class HiddenItemsController {
  async index(ctx: HttpContext): Promise<JsonOf<Item[]>> {
    return jsonResponse(ctx, await listHiddenItems(ctx.auth.getUserOrFail().id))
  }
}
