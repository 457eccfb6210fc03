/** The search condition on a document `d` and its submitter `u`; its bindings come from `searchPatterns`. */
export const SEARCHED = `u.full_name || ' ' || d.holder_name ilike all (:patterns::text[])`

/**
 * Returns an ILIKE pattern for each word of a search in the names of member and holder, which administrators may read.
 * Numbers are not searched.
 */
export function searchPatterns(q = ''): string[] {
  const words = q.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
