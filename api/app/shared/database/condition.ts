/** A part of a `where` clause, with the values of its `?` placeholders. */
export type Condition = {
  sql: string
  bindings: unknown[]
  /** `indexed`: an index in list order starts with this column. `walked`: a filter on the rows of an index-order scan. */
  kind?: 'indexed' | 'walked'
  /** The same condition as a disjunction: an index is in list order for each alternative alone. */
  each?: Condition[]
}

/** Creates a condition from SQL with one `?` per value. */
export function condition(
  sql: string,
  bindings: unknown[] = [],
  kind?: Condition['kind']
): Condition {
  return { sql, bindings, kind }
}

/** Joins conditions with `and`. */
export function all(conditions: Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    bindings: conditions.flatMap(({ bindings }) => bindings),
  }
}
