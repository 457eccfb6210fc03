import db from '@adonisjs/lucid/services/db'
import type { Category } from '@saajha/contract/category'

/** All shelves, in the order in which they are shown. */
export async function listCategories(): Promise<Category[]> {
  const { rows } = await db.rawQuery(
    `select id, name, slug, description from categories order by position`
  )
  return rows
}
