import { join, raw, type Sql } from 'sql-template-tag'

/** A condition of a `where` clause, with the values of its parameters. */
export type Condition = {
  sql: Sql
  /** `indexed`: an index in list order starts with this column. `scanned`: a filter on the rows of an index-order scan. */
  kind?: 'indexed' | 'scanned'
  /** The same condition as a disjunction: an index is in list order for each alternative alone. */
  each?: Condition[]
}

/** Creates a condition from SQL of the template tag. */
export function condition(sql: Sql, kind?: Condition['kind']): Condition {
  return { sql, kind }
}

/** Joins one or more conditions with `and`. */
export function all(conditions: Condition[]): Sql {
  return join(
    conditions.map(({ sql }) => sql),
    ' and '
  )
}

/** A number as a literal, for a limit whose value the planner needs. */
export function literal(value: number): Sql {
  return raw(String(Number(value)))
}
