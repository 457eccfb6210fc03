import { join, raw, type Sql } from 'sql-template-tag'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'

/** A condition on a listing `i`. */
export type Predicate = {
  sql: Sql
  /** The same as alternatives, of each of which an index returns the newest listings in order: a category, some locations. */
  ranges?: Sql[]
  /** Whether it reads only columns that a scan of the newest listings has: text and price. */
  isOfScan?: boolean
}

/** The predicate of a filter that no listing meets, so that nothing has to be read. */
export const NO_LISTING: Predicate = { sql: raw('false') }

/** Creates a predicate that no index serves in list order. */
export function predicate(sql: Sql): Predicate {
  return { sql }
}

/** Creates a predicate whose listings an index returns newest first. */
export function range(sql: Sql): Predicate {
  return { sql, ranges: [sql] }
}

/** The condition that a listing is public and meets all predicates. */
export function listedWhere(predicates: readonly Predicate[]): Sql {
  return join([raw(IS_LISTED), ...predicates.map(({ sql }) => sql)], ' and ')
}

/** Joins one or more predicates with `and`. */
export function allOf(predicates: readonly Predicate[]): Sql {
  return join(
    predicates.map(({ sql }) => sql),
    ' and '
  )
}

/** A number as a literal, for a limit whose value the planner needs. */
export function literal(value: number): Sql {
  return raw(String(Number(value)))
}
