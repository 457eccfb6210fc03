import fragment, { raw, type Sql } from 'sql-template-tag'
import {
  allOf,
  listedWhere,
  literal,
  MAX_TESTED,
  separate,
  type Predicate,
} from '#modules/catalogue/lists/predicate'
import { readItems, type ItemRow } from '#modules/catalogue/lists/read_items'
import type { SortKey } from '#modules/catalogue/lists/sort_orders'
import { LISTED_ITEM_JSON } from '#modules/catalogue/queries/item_columns'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** The last listing on which a bounded predicate was tested, whether it met it or not: the list goes on after it. */
export type LastTested = Omit<ItemRow, 'json'> & { json: null }

/** A listing of a page or, as the last row, the last one tested. */
export type TestedRow = ItemRow | LastTested

/**
 * The first `count` public listings that meet all predicates, in the order of a key. With a bounded one they may be fewer, and
 * the last row tells where the list goes on.
 */
export function readInOrder(
  predicates: readonly Predicate[],
  key: SortKey,
  count: number,
  prepare = false
): Promise<TestedRow[]> {
  const { others, bounded } = separate(predicates)
  if (bounded.length === 0) return readItems(others, key, count, prepare)
  const source = fragment`${raw(key.source ?? 'items')} i where ${listedWhere(others)}`
  return readTested(source, bounded, key, count)
}

/** The same for the rows `i` of a source and its bounded predicates. */
export function readTested(
  source: Sql,
  bounded: readonly Predicate[],
  key: SortKey,
  count: number
): Promise<TestedRow[]> {
  const orderBy = raw(key.orderBy)
  const most = literal(MAX_TESTED)
  // One walk in the order of the key ends at the last row of the page or at the last one to test. The rows are in order already:
  // an `order by` would make the planner expect that all are read.
  const { text, values } = fragment`
    with tested as materialized (
      select * from (
        select i.*, ${allOf(bounded)} as is_hit from (
          select i.*, row_number() over () as number from (
            select i.* from ${source} order by ${orderBy} limit ${most}
          ) i
        ) i offset 0
      ) i where is_hit or number = ${most} limit ${literal(count)}
    )
    select i.id, ${raw(key.position)} as position, i.is_available as "isAvailable",
      case when i.is_found then ${raw(LISTED_ITEM_JSON)} end as json
    from (
      select *, true as is_found from tested where is_hit
      union all
      select *, false from tested
        where number = ${most} and (select count(*) from tested where is_hit) < ${literal(count)}
    ) i join member_profiles o on o.id = i.owner_id
    order by i.is_found desc, ${orderBy}`
  return sql<TestedRow>(reads(), text, values)
}
