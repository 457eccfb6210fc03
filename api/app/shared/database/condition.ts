/** A part of a `where`, with the values of its question marks. */
export type Condition = {
  sql: string
  bindings: unknown[]
  /** An index in the order of the list begins with it; or it can be asked of each listing on a walk through such an index. */
  kind?: 'indexed' | 'walked'
  /** The same as several conditions of which one holds: an index is in order for each alone. */
  each?: Condition[]
}

/** A condition as SQL with a question mark for each value. */
export function condition(
  sql: string,
  bindings: unknown[] = [],
  kind?: Condition['kind']
): Condition {
  return { sql, bindings, kind }
}

/** Conditions as one `where`. */
export function all(conditions: Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    bindings: conditions.flatMap(({ bindings }) => bindings),
  }
}
