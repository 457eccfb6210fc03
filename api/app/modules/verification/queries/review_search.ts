import fragment, { type Sql } from 'sql-template-tag'

/**
 * The condition on a document `d` and its submitter `u` that the names of member and holder contain each word of a search.
 * Administrators may read these names. Null for a search without words. Numbers are not searched.
 */
export function searchCondition(q = ''): Sql | null {
  const words = q.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return null
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return fragment`u.full_name || ' ' || d.holder_name ilike all (${patterns}::text[])`
}
