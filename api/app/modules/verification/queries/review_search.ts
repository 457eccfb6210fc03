/** The condition on a document `d` and its submitter `u` that `searchPatterns` belong to. */
export const SEARCHED = `u.full_name || ' ' || d.holder_name ilike all (:patterns::text[])`

/**
 * A pattern for each word of a search, which has to stand in the member's name or the holder's: what administrators see of
 * everybody. Numbers are not searched.
 */
export function searchPatterns(q = ''): string[] {
  const words = q.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
