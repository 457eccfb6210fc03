import type { ListCursor } from '#modules/catalogue/list_cursor'
import { ITEM_TABLES, LISTED_ITEM_JSON } from '#modules/catalogue/queries/item_columns'
import { ITEM_ORDERS, assertCursorKey } from '#modules/catalogue/queries/item_orders'
import type { ItemRow } from '#modules/catalogue/queries/read_items'
import { all, condition, type Condition } from '#shared/database/condition'
import { nameOfText, readRows } from '#shared/database/read_rows'

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
  const { sql, bindings } = all(conditions)
  const after = start
    ? condition(`(i.tier > ? or i.tier = ? and ${order.after})`, [
        ...[start.tier, start.tier],
        ...[start.key, start.id],
      ])
    : condition('i.tier is not null')
  const text = `select i.id, ${order.key} as position, found.tier, found.candidates, ${LISTED_ITEM_JSON} as json
    from (
      select * from (
        select *, count(*) over ()::int as candidates
        from (
          select i.id, i.created_at, case ${tiers.map(when).join(' ')} end as tier
          from items i where ${sql} limit ${MAX_CANDIDATES + 1}
        ) i
      ) i where ${after.sql}
      order by i.tier, ${order.orderBy} limit ${Number(count)}
    ) found join (${ITEM_TABLES}) on i.id = found.id
    order by found.tier, ${order.orderBy}`
  const rows = await readRows<CandidateRow & { candidates: number }>({
    name: isPrepared ? nameOfText(text) : undefined,
    sql: text,
    bindings: [...tiers.flatMap((each) => each.bindings), ...bindings, ...after.bindings],
  })
  // An empty page after a cursor does not carry the number of candidates.
  const candidates = rows[0]?.candidates ?? (start ? Infinity : 0)
  return candidates > MAX_CANDIDATES ? null : rows
}

function when({ sql }: Condition, tier: number): string {
  return `when ${sql} then ${tier}`
}
