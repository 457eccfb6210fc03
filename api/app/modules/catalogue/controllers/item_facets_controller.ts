import type { HttpContext } from '@adonisjs/core/http'
import type { ItemFacets } from '@saajha/contract/item'
import { itemsFilter } from '#modules/catalogue/items_filter'
import { countFacets } from '#modules/catalogue/queries/count_facets'
import { itemFacetsValidator } from '#modules/catalogue/validators'

/** The choices that narrow a list. */
export default class ItemFacetsController {
  async index({ request }: HttpContext): Promise<ItemFacets> {
    const query = await itemFacetsValidator.validate(request.qs())
    return countFacets(itemsFilter(query))
  }
}
