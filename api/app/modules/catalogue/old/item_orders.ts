import fragment, { raw, type Sql } from 'sql-template-tag'
import { InvalidCursorError } from '#shared/http/errors/request_errors'
import { isUuid } from '#shared/database/is_uuid'

/** A timestamp in a cursor: UTC, in microseconds. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/
/** A price per day in a cursor: rupees with four decimals. */
const PER_DAY = /^\d{1,12}\.\d{4}$/

const PRICE_PER_DAY = 'price_per_day(i.price, i.price_unit)'

/**
 * A total order of listings. `key` is the SQL expression of the cursor key of a row, `after` the condition for rows after a
 * cursor.
 */
export type ItemOrder = {
  orderBy: string
  /** The table expression to read from; by default `items`. */
  source?: string
  key: string
  after(cursor: { key: string; id: string }): Sql
  isKey(key: string): boolean
}

const NEWEST: ItemOrder = {
  orderBy: 'i.created_at desc, i.id desc',
  key: `to_char(i.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  after: ({ key, id }) => fragment`(i.created_at, i.id) < (${key}::timestamptz, ${id}::uuid)`,
  isKey: (key) => TIMESTAMP.test(key) && !Number.isNaN(Date.parse(key)),
}

/** All sort orders of lists. */
export const ITEM_ORDERS = {
  newest: NEWEST,
  cheapest: {
    orderBy: `${PRICE_PER_DAY}, i.id`,
    key: `${PRICE_PER_DAY}::text`,
    after: ({ key, id }) =>
      fragment`(${raw(PRICE_PER_DAY)}, i.id) > (${key}::numeric, ${id}::uuid)`,
    isKey: (key: string) => PER_DAY.test(key),
  },
  popular: {
    source: `(select items.*, p.score, p.item_id as scored_id
      from item_popularity p join items on items.id = p.item_id)`,
    orderBy: 'i.score desc, i.scored_id desc',
    key: 'i.score::text',
    after: ({ key, id }) => fragment`(i.score, i.scored_id) < (${key}::int, ${id}::uuid)`,
    isKey: (key: string) => /^\d{1,9}$/.test(key),
  },
  dearest: {
    orderBy: `${PRICE_PER_DAY} desc, i.id desc`,
    key: `${PRICE_PER_DAY}::text`,
    after: ({ key, id }) =>
      fragment`(${raw(PRICE_PER_DAY)}, i.id) < (${key}::numeric, ${id}::uuid)`,
    isKey: (key: string) => PER_DAY.test(key),
  },
} satisfies Record<string, ItemOrder>

/** Throws `InvalidCursorError` unless the key and id have the format of this order. */
export function assertCursorKey(order: ItemOrder, key: unknown, id: unknown): void {
  if (typeof key !== 'string' || !order.isKey(key) || !isUuid(id)) throw new InvalidCursorError()
}
