import type { HttpContext } from '@adonisjs/core/http'
import { getCategory } from '#modules/catalogue/queries/get_category'
import { listCategories } from '#modules/catalogue/queries/list_categories'

/** The shelves. */
export default class CategoriesController {
  index() {
    return listCategories()
  }

  show({ params }: HttpContext) {
    return getCategory(params.id)
  }
}
