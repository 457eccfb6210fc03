import type { HttpContext } from '@adonisjs/core/http'
import type { Suggestion } from '@saajha/contract/item'
import { limitSuggestions, runSearch } from '#modules/catalogue/limits'
import { suggest } from '#modules/catalogue/search/suggest'
import { suggestionsValidator } from '#modules/catalogue/validators'
import { asJson, type JsonOf } from '#shared/database/json_of'
import { publicResponse } from '#shared/http/cache/public_response'

/** Search suggestions for the typed text. */
export default class SuggestionsController {
  async index(ctx: HttpContext): Promise<JsonOf<Suggestion[]>> {
    const { request } = ctx
    const { q = '' } = await suggestionsValidator.validate(request.qs())
    return publicResponse(
      ctx,
      () => runSearch(request.ip(), async () => ({ json: asJson(await suggest(q)) })),
      (visitor) => limitSuggestions(visitor.ip())
    )
  }
}
