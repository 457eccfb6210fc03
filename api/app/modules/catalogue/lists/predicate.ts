import { join, raw, type Sql } from 'sql-template-tag'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'

/** A condition on a listing `i`. */
export type Predicate = {
  sql: Sql
  /** The same as alternatives: a category, some locations. For each an index returns the newest listings in order. */
  ranges?: Sql[]
  /** Whether it reads only columns that a scan of the newest listings has: text, price and rental terms. */
  isOfScan?: boolean
  /** Whether it reads another table for each listing, so that a list tests it on a bounded number of them. */
  isBounded?: boolean
}

/** How many listings one read tests with a bounded predicate, in the order of the list: some ten milliseconds. */
export const MAX_TESTED = 5_000

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

/** Separates bounded predicates from those that are tested on any number of listings. */
export function splitBounded(predicates: readonly Predicate[]) {
  return {
    others: predicates.filter(({ isBounded }) => !isBounded),
    bounded: predicates.filter(({ isBounded }) => isBounded),
  }
}

/** The condition that a listing is public and meets all predicates. */
export function listedWhere(predicates: readonly Predicate[]): Sql {
  return join([raw(IS_LISTED), ...predicates.map(({ sql }) => sql)], ' and ')
}

/** Joins predicates with `and`; without any it is true. */
export function allOf(predicates: readonly Predicate[]): Sql {
  if (predicates.length === 0) return raw('true')
  return join(
    predicates.map(({ sql }) => sql),
    ' and '
  )
}

/** A number as a literal, for a limit whose value the planner needs. */
export function literal(value: number): Sql {
  return raw(String(Number(value)))
}
