import type { HttpContext } from '@adonisjs/core/http'
import type { Category } from '@saajha/contract/category'
import { getCategory } from '#modules/catalogue/queries/get_category'
import { listCategories } from '#modules/catalogue/queries/list_categories'
import { asJson, type JsonOf } from '#shared/database/json_of'
import { publicResponse } from '#shared/http/cache/public_response'

/** The categories. */
export default class CategoriesController {
  index(ctx: HttpContext): Promise<JsonOf<Category[]>> {
    return publicResponse(ctx, async () => ({ json: asJson(await listCategories()) }))
  }

  show(ctx: HttpContext): Promise<JsonOf<Category>> {
    return publicResponse(ctx, async () => ({
      json: asJson(await getCategory(ctx.params.categoryId as string)),
    }))
  }
}
