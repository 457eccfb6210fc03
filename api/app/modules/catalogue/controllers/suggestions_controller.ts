import type { HttpContext } from '@adonisjs/core/http'
import type { Suggestion } from '@saajha/contract/item'
import { limitSuggestions, runSearch } from '#modules/catalogue/limits'
import { suggest } from '#modules/catalogue/search/suggest'
import { suggestionsValidator } from '#modules/catalogue/validators'
import { asJson, type JsonOf } from '#shared/database/json_of'
import { visitorOf } from '#shared/http/limits/visitor'
import { publicResponse } from '#shared/http/cache/public_response'

/** Search suggestions for the typed text. */
export default class SuggestionsController {
  /**
   * Completions of the typed text, at most eight: a search in the city that its last words begin, categories, cities and titles
   * of listings. Names and titles are matched with corrected spelling when nothing starts with the text as typed.
   */
  async index(ctx: HttpContext): Promise<JsonOf<Suggestion[]>> {
    const { request } = ctx
    const { q = '' } = await suggestionsValidator.validate(request.qs())
    return publicResponse(
      ctx,
      () => runSearch(request.ip(), async () => ({ json: asJson(await suggest(q)) })),
      (visitor) => limitSuggestions(visitorOf(visitor))
    )
  }
}
