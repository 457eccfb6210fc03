import type { Category } from '@saajha/contract/category'
import { UnknownCategoryError } from '#modules/catalogue/errors'
import { readRows } from '#shared/database/read_rows'

const SLUG = /^[a-z0-9-]+$/

/** One category by its id, which is its slug. Throws `UnknownCategoryError`. */
export async function getCategory(id: string): Promise<Category> {
  if (!SLUG.test(id)) throw new UnknownCategoryError()
  const [category] = await readRows<Category>({
    name: 'category',
    sql: `select id, name, slug, description from categories where id = ?`,
    bindings: [id],
  })
  if (!category) throw new UnknownCategoryError()
  return category
}
