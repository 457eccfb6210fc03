import fragment, { raw, type Sql } from 'sql-template-tag'
import {
  allOf,
  listedWhere,
  literal,
  MAX_TESTED,
  splitBounded,
  type Predicate,
} from '#modules/catalogue/lists/predicate'
import { readItems, rowsRead, type ItemRow } from '#modules/catalogue/lists/read_items'
import type { SortKey } from '#modules/catalogue/lists/sort_orders'
import { LISTED_ITEM_JSON } from '#modules/catalogue/queries/item_columns'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/**
 * A listing of a page, or the last one on which a bounded predicate was tested: the list goes on after it. That one may be a
 * listing of the page as well; else its `json` is null.
 */
export type TestedRow = Omit<ItemRow, 'json'> & {
  json: ItemRow['json'] | null
  isLastTested?: boolean
}

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
  const { others, bounded } = splitBounded(predicates)
  if (bounded.length === 0) return readItems(others, key, count, prepare)
  const source = fragment`${raw(key.source ?? 'items')} i where ${listedWhere(others)}`
  return readTested(source, bounded, key, count, prepare)
}

/** The same for the rows `i` of a source and its bounded predicates. */
export async function readTested(
  source: Sql,
  bounded: readonly Predicate[],
  key: SortKey,
  count: number,
  prepare: boolean
): Promise<TestedRow[]> {
  const orderBy = raw(key.orderBy)
  const most = literal(MAX_TESTED)
  // One walk in the order of the key ends at the last row of the page or at the last one to test. The walk has no `order by`
  // of its own: the planner would expect that all rows are read.
  const { text, values } = fragment`
    select i.id, ${raw(key.position)} as position, i.is_available as "isAvailable",
      case when i.is_hit then ${raw(LISTED_ITEM_JSON)} end as json, number = ${most} as "isLastTested"
    from (
      select * from (
        select i.*, ${allOf(bounded)} as is_hit from (
          select i.*, row_number() over () as number from (
            select i.* from ${source} order by ${orderBy} limit ${most}
          ) i
        ) i offset 0
      ) i where is_hit or number = ${most} limit ${rowsRead(count, prepare)}
    ) i join member_profiles o on o.id = i.owner_id
    order by ${orderBy}`
  return (await sql<TestedRow>(reads(), text, values, { prepare })).slice(0, count)
}
