import fragment, { join, raw, type Sql } from 'sql-template-tag'
import type { ListCursor } from '#modules/catalogue/old/list_cursor'
import { ITEM_TABLES, LISTED_ITEM_JSON } from '#modules/catalogue/queries/item_columns'
import { ITEM_ORDERS, assertCursorKey } from '#modules/catalogue/old/item_orders'
import type { ItemRow } from '#modules/catalogue/old/read_items'
import { all, literal, type Condition } from '#modules/catalogue/old/condition'
import { reads } from '#shared/database/reads'
import { sql } from '#shared/database/sql'

/** Larger candidate sets are slower than scans in index order. */
export const MAX_CANDIDATES = 1_000

/** A listing and the index of its relevance tier. */
export type CandidateRow = ItemRow & { tier: number }

/**
 * The first `count` listings of all tiers after `start`, newest first within each tier, in one statement: it filters the
 * candidate set by `conditions` and sorts it. Null when there are more than `MAX_CANDIDATES`. The planner overestimates rare
 * things with many synonyms and would scan the newest listings instead. `isPrepared` uses a prepared statement.
 */
export async function readCandidates(
  conditions: Condition[],
  tiers: Condition[],
  start: ListCursor | null,
  count: number,
  isPrepared: boolean
): Promise<CandidateRow[] | null> {
  const order = ITEM_ORDERS.newest
  if (start) assertCursorKey(order, start.key, start.id)
  const after = start
    ? fragment`(i.tier > ${start.tier} or i.tier = ${start.tier} and ${order.after(start)})`
    : fragment`i.tier is not null`
  const orderBy = raw(order.orderBy)
  const { text, values } = fragment`
    select i.id, ${raw(order.key)} as position, i.is_available as "isAvailable", found.tier, found.candidates,
      ${raw(LISTED_ITEM_JSON)} as json
    from (
      select * from (
        select *, count(*) over ()::int as candidates
        from (
          select i.id, i.created_at, case ${join(tiers.map(when), ' ')} end as tier
          from items i where ${all(conditions)} limit ${literal(MAX_CANDIDATES + 1)}
        ) i
      ) i where ${after}
      order by i.tier, ${orderBy} limit ${literal(count)}
    ) found join (${raw(ITEM_TABLES)}) on i.id = found.id
    order by found.tier, ${orderBy}`
  const rows = await sql<CandidateRow & { candidates: number }>(reads(), text, values, {
    prepare: isPrepared,
  })
  // An empty page after a cursor does not carry the number of candidates.
  const candidates = rows[0]?.candidates ?? (start ? Infinity : 0)
  return candidates > MAX_CANDIDATES ? null : rows
}

function when({ sql: matches }: Condition, tier: number): Sql {
  return fragment`when ${matches} then ${literal(tier)}`
}
