import type { HttpContext } from '@adonisjs/core/http'
import type { ItemFacets } from '@saajha/contract/item'
import { itemsFilter } from '#modules/catalogue/lists/items_filter'
import { limitFacets, limitLists, runSearch } from '#modules/catalogue/limits'
import { countFacets } from '#modules/catalogue/search/count_facets'
import { itemFacetsValidator } from '#modules/catalogue/validators'
import { asJson, type JsonOf } from '#shared/database/json_of'
import { visitorOf } from '#shared/http/limits/visitor'
import { publicResponse } from '#shared/http/cache/public_response'

/** The counts per filter option of a list. */
export default class ItemFacetsController {
  /**
   * The number of listings per filter option, over the newest 1,000 that match the filter. Each facet is counted without its
   * own filter, so that its other options stay visible. With the days `from` and `to` it is over those of the newest 5,000 of
   * which `units` can be rented on these days. With a category it also has the values of the category's attributes.
   */
  async index(ctx: HttpContext): Promise<JsonOf<ItemFacets>> {
    const { request } = ctx
    const filter = itemsFilter(await itemFacetsValidator.validate(request.qs()))
    const isCostly = Boolean(filter.q || filter.location || filter.rental)
    const read = async () => ({
      json: asJson(await countFacets(filter)),
      hasDays: filter.rental !== undefined,
    })
    return publicResponse(
      ctx,
      () => runSearch(request.ip(), read),
      (visitor) => (isCostly ? limitFacets(visitorOf(visitor)) : limitLists(visitorOf(visitor)))
    )
  }
}
