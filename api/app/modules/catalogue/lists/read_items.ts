import fragment, { raw, type Sql } from 'sql-template-tag'
import type { Item } from '@saajha/contract/item'
import { LISTED_ITEM_JSON } from '#modules/catalogue/queries/item_columns'
import { listedWhere, literal, type Predicate } from '#modules/catalogue/lists/predicate'
import type { SortKey } from '#modules/catalogue/lists/sort_orders'
import type { JsonOf } from '#shared/database/json_of'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** A listing as JSON, and its cursor key in the order of the query. */
export type ItemRow = { id: string; position: string; isAvailable: boolean; json: JsonOf<Item> }

/** Rows of a prepared statement: few numbers, so that a connection holds few of them, whatever page sizes clients request. */
const PREPARED_COUNTS = [5, 25, 61, 101]

/** The number of rows that a statement reads for a page of `count`: the next larger one if it is prepared. */
export function rowsRead(count: number, prepare: boolean): Sql {
  const prepared = prepare && PREPARED_COUNTS.find((each) => each >= count)
  return literal(prepared || count)
}

/** The first `count` public listings that meet all predicates, in the order of a key. */
export function readItems(
  predicates: readonly Predicate[],
  key: SortKey,
  count: number,
  prepare = false
): Promise<ItemRow[]> {
  const source = fragment`${raw(key.source ?? 'items')} i where ${listedWhere(predicates)}`
  return readFrom(source, key, count, prepare)
}

/**
 * The first `count` rows `i` of a source in the order of a key. The source may end with a `where` clause. Owners are joined
 * after the limit. `prepare` uses a prepared statement.
 */
export async function readFrom(
  source: Sql,
  key: SortKey,
  count: number,
  prepare: boolean
): Promise<ItemRow[]> {
  const orderBy = raw(key.orderBy)
  const { text, values } = fragment`
    select i.id, ${raw(key.position)} as position, i.is_available as "isAvailable",
      ${raw(LISTED_ITEM_JSON)} as json
    from (
      select i.* from ${source}
      order by ${orderBy} limit ${rowsRead(count, prepare)}
    ) i join member_profiles o on o.id = i.owner_id
    order by ${orderBy}`
  return (await sql<ItemRow>(reads(), text, values, { prepare })).slice(0, count)
}
