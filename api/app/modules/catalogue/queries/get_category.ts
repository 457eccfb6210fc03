import type { Category } from '@saajha/contract/category'
import { UnknownCategoryError } from '#modules/catalogue/errors'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

const SLUG = /^[a-z0-9-]+$/

/** One category by its id, the slug. Throws `UnknownCategoryError`. */
export async function getCategory(id: string): Promise<Category> {
  if (!SLUG.test(id)) throw new UnknownCategoryError()
  const [category] = await sql<Category>(
    reads(),
    `select id, name, slug, description from categories where id = $1`,
    [id],
    { prepare: true }
  )
  if (!category) throw new UnknownCategoryError()
  return category
}
