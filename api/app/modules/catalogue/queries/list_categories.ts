import type { Category } from '@saajha/contract/category'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** All categories, in display order. */
export function listCategories(): Promise<Category[]> {
  return sql<Category>(
    reads(),
    `select id, name, slug, description from categories order by position`,
    [],
    { prepare: true }
  )
}
