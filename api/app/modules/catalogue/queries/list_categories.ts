import type { Category } from '@saajha/contract/category'
import { readRows } from '#shared/database/read_rows'

/** All categories, in display order. */
export function listCategories(): Promise<Category[]> {
  return readRows<Category>({
    name: 'categories',
    sql: `select id, name, slug, description from categories order by position`,
  })
}
