import type { HttpContext } from '@adonisjs/core/http'
import type { Suggestion } from '@saajha/contract/item'
import { suggestItems } from '#modules/catalogue/queries/suggest_items'
import { suggestionsValidator } from '#modules/catalogue/validators'

/** What somebody may be about to type. */
export default class SuggestionsController {
  async index({ request }: HttpContext): Promise<Suggestion[]> {
    const { q } = await suggestionsValidator.validate(request.qs())
    return suggestItems(q ?? '')
  }
}
