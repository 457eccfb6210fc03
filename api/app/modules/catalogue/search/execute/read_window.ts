import fragment, { join, raw, type Sql } from 'sql-template-tag'
import { allOf, listedWhere, literal, type Predicate } from '#modules/catalogue/lists/predicate'
import { readFrom, type ItemRow } from '#modules/catalogue/lists/read_items'
import { NEWEST } from '#modules/catalogue/lists/sort_orders'

/**
 * The newest listings of a category or location that are scanned before the text index is used. Text and category correlate,
 * which the planner cannot estimate: it would read and sort every camera of a city.
 */
const SCAN_LIMIT = 500

/** The columns that the scan filters and returns; wider rows would double its cost. */
const SCAN_COLUMNS =
  'i.id, i.owner_id, i.category_id, i.location, i.price, i.price_unit, i.is_negotiable, i.weekly_price, i.monthly_price, i.is_available, i.min_rental_duration, i.max_rental_duration, i.quantity, i.buffer_days, i.notice_days, i.created_at, i.title_words, i.search_words, i.json_fields, i.attributes'

/**
 * The first `count` of the newest listings of a window that meet the predicates, after a cursor if there is one; fewer may be in
 * the window than there are. The ranges of the window are scanned one by one and merged.
 */
export function readWindow(
  window: Sql[],
  predicates: Predicate[],
  after: Predicate[],
  count: number,
  prepare: boolean
): Promise<ItemRow[]> {
  const orderBy = raw(NEWEST.orderBy)
  const limit = literal(SCAN_LIMIT)
  const scans = window.map((range) => {
    const where = listedWhere([{ sql: range }, ...after])
    return fragment`(select ${raw(SCAN_COLUMNS)} from items i where ${where} order by ${orderBy} limit ${limit})`
  })
  const newest = fragment`(select * from (${join(scans, ' union all ')}) i order by ${orderBy} limit ${limit})`
  return readFrom(fragment`${newest} i where ${allOf(predicates)}`, NEWEST, count, prepare)
}
