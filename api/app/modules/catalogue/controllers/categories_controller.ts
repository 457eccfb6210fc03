import type { HttpContext } from '@adonisjs/core/http'
import type { Category } from '@saajha/contract/category'
import { getCategory } from '#modules/catalogue/queries/get_category'
import { listCategories } from '#modules/catalogue/queries/list_categories'

/** The shelves. */
export default class CategoriesController {
  index(): Promise<Category[]> {
    return listCategories()
  }

  show({ params }: HttpContext): Promise<Category> {
    return getCategory(params.id)
  }
}
