import fragment, { raw, type Sql } from 'sql-template-tag'
import type { ItemSort } from '@saajha/contract/item'
import type { Filters, ItemsFilter } from '#modules/catalogue/lists/list_filter'
import type { ListCursor } from '#modules/catalogue/lists/list_cursor'
import { NO_LISTING, predicate, type Predicate } from '#modules/catalogue/lists/predicate'
import { IS_NEGOTIABLE, SHOWS_PRICE } from '#modules/catalogue/lists/shown_price'
import { isUuid } from '#shared/database/is_uuid'
import { InvalidCursorError } from '#shared/http/errors/request_errors'

/** A timestamp in a cursor: UTC, in microseconds. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/
/** A price per day in a cursor: rupees with four decimals. */
const PER_DAY = /^\d{1,12}\.\d{4}$/

const PRICE_PER_DAY = 'price_per_day(i.price, i.price_unit)'

/** What listings are sorted by. `position` is the SQL expression of a row's cursor key, `after` the condition of later rows. */
export type SortKey = {
  orderBy: string
  /** The table expression to read from; by default `items`. */
  source?: string
  position: string
  after(cursor: Pick<ListCursor, 'key' | 'id'>): Sql
  isPosition(key: string): boolean
}

/** The newest first; an index of all listings, and of those of an owner, a category and a location, has this order. */
export const NEWEST: SortKey = {
  orderBy: 'i.created_at desc, i.id desc',
  position: `to_char(i.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  after: ({ key, id }) => fragment`(i.created_at, i.id) < (${key}::timestamptz, ${id}::uuid)`,
  isPosition: (key) => TIMESTAMP.test(key) && !Number.isNaN(Date.parse(key)),
}

const CHEAPEST: SortKey = {
  orderBy: `${PRICE_PER_DAY}, i.id`,
  position: `${PRICE_PER_DAY}::text`,
  after: ({ key, id }) => fragment`(${raw(PRICE_PER_DAY)}, i.id) > (${key}::numeric, ${id}::uuid)`,
  isPosition: (key) => PER_DAY.test(key),
}

const DEAREST: SortKey = {
  orderBy: `${PRICE_PER_DAY} desc, i.id desc`,
  position: `${PRICE_PER_DAY}::text`,
  after: ({ key, id }) => fragment`(${raw(PRICE_PER_DAY)}, i.id) < (${key}::numeric, ${id}::uuid)`,
  isPosition: (key) => PER_DAY.test(key),
}

const POPULAR: SortKey = {
  source: `(select items.*, p.score, p.item_id as scored_id
    from item_popularity p join items on items.id = p.item_id)`,
  orderBy: 'i.score desc, i.scored_id desc',
  position: 'i.score::text',
  after: ({ key, id }) => fragment`(i.score, i.scored_id) < (${key}::int, ${id}::uuid)`,
  isPosition: (key) => /^\d{1,9}$/.test(key),
}

/** A condition of the index, beside `SHOWS_PRICE`: prices of zero are its first rows. */
const IS_ABOVE_ZERO = predicate(fragment`${raw(PRICE_PER_DAY)} > 0`)
const HAS_NO_SCORE = predicate(
  fragment`not exists (select from item_popularity p where p.item_id = i.id)`
)

/** A total order of listings in disjoint parts, one after another: those that show no price follow those that show one. */
export type SortOrder = readonly { where: readonly Predicate[]; key: SortKey }[]

const NEWEST_FIRST: SortOrder = [{ where: [], key: NEWEST }]

const SORT_ORDERS: Record<ItemSort, SortOrder> = {
  'newest': NEWEST_FIRST,
  'relevance': NEWEST_FIRST,
  'price': [
    { where: [SHOWS_PRICE, IS_ABOVE_ZERO], key: CHEAPEST },
    { where: [IS_NEGOTIABLE], key: NEWEST },
  ],
  '-price': [
    { where: [SHOWS_PRICE], key: DEAREST },
    { where: [IS_NEGOTIABLE], key: NEWEST },
  ],
  'popular': [
    { where: [], key: POPULAR },
    { where: [HAS_NO_SCORE], key: NEWEST },
  ],
}

/**
 * The order of a sort; relevance is the order within a tier. A part that the filters exclude has the predicate that no listing
 * meets: PostgreSQL would read all listings for it.
 */
export function sortOrder(sort: ItemSort, filters: Filters): SortOrder {
  const excluded = partExcludedBy(filters)
  if (!excluded) return SORT_ORDERS[sort]
  return SORT_ORDERS[sort].map(({ where, key }) => ({
    where: where.map((each) => (each === excluded ? NO_LISTING : each)),
    key,
  }))
}

/** The part of an order by price that has none of the listings which meet the filters. */
function partExcludedBy(filters: Filters): Predicate | null {
  const negotiable = filters.get('negotiable')
  if (negotiable === IS_NEGOTIABLE) return SHOWS_PRICE
  // The text has a predicate here only for its price limit.
  const hasLimit = filters.has('minPrice') || filters.has('maxPrice') || filters.has('q')
  return hasLimit || negotiable === SHOWS_PRICE ? IS_NEGOTIABLE : null
}

/** The requested sort; by default newest first, for a search by relevance. Nearby listings are chosen from the newest. */
export function sortOf({ q, near, sort }: Pick<ItemsFilter, 'q' | 'near' | 'sort'>): ItemSort {
  if (near) return 'newest'
  if (!q) return sort === undefined || sort === 'relevance' ? 'newest' : sort
  return sort ?? 'relevance'
}

/** The predicate of rows after a cursor, none without one. Throws `InvalidCursorError` for a cursor of another key. */
export function afterCursor(key: SortKey, cursor: ListCursor | null): Predicate[] {
  if (!cursor) return []
  const isValid = typeof cursor.key === 'string' && key.isPosition(cursor.key) && isUuid(cursor.id)
  if (!isValid) throw new InvalidCursorError()
  return [predicate(key.after(cursor))]
}
