import fragment, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { Item } from '@saajha/contract/item'
import { LISTED_ITEM_JSON } from '#modules/catalogue/queries/item_columns'
import { ITEM_ORDERS, type ItemOrder } from '#modules/catalogue/old/item_orders'
import { all, literal, type Condition } from '#modules/catalogue/old/condition'
import type { JsonOf } from '#shared/database/json_of'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** A listing as JSON, and its cursor key in the order of the query. */
export type ItemRow = { id: string; position: string; isAvailable: boolean; json: JsonOf<Item> }

/**
 * The newest listings of a category or location that are scanned before the text index is used. Text and category correlate,
 * which the planner cannot estimate: it would read and sort every camera of a city.
 */
const SCAN_LIMIT = 500

/** The columns that the scan filters and returns; wider rows would double its cost. */
const SCAN_COLUMNS =
  'i.id, i.owner_id, i.category_id, i.location, i.price, i.is_available, i.created_at, i.title_words, i.search_words, i.json_fields'

/** Lists and searches frequent enough for a prepared statement; null for all others. */
export type PreparedKind = 'list' | 'search' | null

/**
 * The first `count` listings that meet all conditions, in an indexed order. Owners are joined after the limit. `prepared` is
 * the kind of prepared statement to use; `selective` says that few listings meet the conditions.
 */
export async function readItems(
  conditions: Condition[],
  order: ItemOrder,
  count: number,
  { prepared = null, selective = false }: { prepared?: PreparedKind; selective?: boolean } = {}
): Promise<ItemRow[]> {
  if (selective) return read(candidates(conditions, order), [], order, count, false)
  const indexed = conditions.filter(({ kind }) => kind === 'indexed')
  const scanned = conditions.filter(({ kind }) => kind === 'scanned')
  const isNarrow = indexed.length > 1 && indexed.length + scanned.length === conditions.length
  if (order === ITEM_ORDERS.newest && isNarrow && scanned.length > 0) {
    // One prepared plan suits a category with a location; further conditions need plans of their own.
    const isPreparedScan = prepared === 'search' && scanned.length === 1 && indexed.length <= 3
    const scan = newestOf(indexed, order)
    const newest = await read(scan, scanned, order, count, isPreparedScan)
    if (newest.length === count) return newest
  }
  return read(raw(order.source ?? 'items'), conditions, order, count, prepared === 'list')
}

/** The candidate set of some conditions; `offset 0` keeps the planner from scanning it in the order of the list. */
function candidates(conditions: Condition[], { source = 'items' }: ItemOrder): Sql {
  return fragment`(select * from ${raw(source)} i where ${all(conditions)} offset 0)`
}

/** The newest listings that meet indexed conditions; several locations are scanned one by one and merged. */
function newestOf(indexed: Condition[], order: ItemOrder): Sql {
  const orderBy = raw(order.orderBy)
  const limit = literal(SCAN_LIMIT)
  const locations = indexed.find(({ each }) => each)
  const others = indexed.filter((each) => each !== locations)
  const scans = (locations?.each ?? []).map((each) => all([...others, each]))
  if (scans.length === 0) scans.push(all(others))
  const newest = scans.map(
    (where) =>
      fragment`(select ${raw(SCAN_COLUMNS)} from items i where ${where} order by ${orderBy} limit ${limit})`
  )
  return fragment`(select * from (${join(newest, ' union all ')}) i order by ${orderBy} limit ${limit})`
}

function read(
  source: Sql,
  conditions: Condition[],
  order: ItemOrder,
  count: number,
  isPrepared: boolean
): Promise<ItemRow[]> {
  const where = conditions.length > 0 ? fragment`where ${all(conditions)}` : empty
  const orderBy = raw(order.orderBy)
  const { text, values } = fragment`
    select i.id, ${raw(order.key)} as position, i.is_available as "isAvailable",
      ${raw(LISTED_ITEM_JSON)} as json
    from (
      select i.* from ${source} i ${where}
      order by ${orderBy} limit ${literal(count)}
    ) i join member_profiles o on o.id = i.owner_id
    order by ${orderBy}`
  return sql<ItemRow>(reads(), text, values, { prepare: isPrepared })
}
