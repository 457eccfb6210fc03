import db from '@adonisjs/lucid/services/db'
import type { Category } from '@saajha/contract/category'
import { UnknownCategoryError } from '#modules/catalogue/errors'

const SLUG = /^[a-z0-9-]+$/

/** One shelf, by its id, which is its slug. */
export async function getCategory(id: string): Promise<Category> {
  if (!SLUG.test(id)) throw new UnknownCategoryError()
  const { rows } = await db.rawQuery(
    `select id, name, slug, description from categories where id = ?`,
    [id]
  )
  if (!rows[0]) throw new UnknownCategoryError()
  return rows[0]
}
