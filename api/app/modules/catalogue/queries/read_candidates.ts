import type { ListCursor } from '#modules/catalogue/list_cursor'
import { ITEM_TABLES, LISTED_ITEM_JSON } from '#modules/catalogue/queries/item_columns'
import { ITEM_ORDERS, assertCursorKey } from '#modules/catalogue/queries/item_orders'
import type { ItemRow } from '#modules/catalogue/queries/read_items'
import { all, condition, type Condition } from '#shared/database/condition'
import { nameOfText, readRows } from '#shared/database/read_rows'

/** More are read sooner in their order than by their words. */
export const MAX_CANDIDATES = 1_000

/** A listing, and which section it belongs to. */
export type CandidateRow = ItemRow & { tier: number }

/**
 * The first listings of all sections of a list, each newest first, in one go: what meets `conditions` is gathered by its words
 * and then sorted. Null where that turns out to be too much. The planner would not do so by itself: of a rare thing with many
 * names it expects many times more than there are, and walks through the newest listings for them. `isCommon` says that many
 * ask the like all day, so that its plan, of which there is but one, is worth keeping.
 */
export async function readCandidates(
  conditions: Condition[],
  tiers: Condition[],
  start: ListCursor | null,
  count: number,
  isCommon: boolean
): Promise<CandidateRow[] | null> {
  const order = ITEM_ORDERS.newest
  if (start) assertCursorKey(order, start.key, start.id)
  const { sql, bindings } = all(conditions)
  const behind = start
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
      ) i where ${behind.sql}
      order by i.tier, ${order.orderBy} limit ${Number(count)}
    ) found join (${ITEM_TABLES}) on i.id = found.id
    order by found.tier, ${order.orderBy}`
  const rows = await readRows<CandidateRow & { candidates: number }>({
    name: isCommon ? nameOfText(text) : undefined,
    sql: text,
    bindings: [...tiers.flatMap((each) => each.bindings), ...bindings, ...behind.bindings],
  })
  // Behind the last one there is nothing that says how many were gathered.
  const candidates = rows[0]?.candidates ?? (start ? Infinity : 0)
  return candidates > MAX_CANDIDATES ? null : rows
}

function when({ sql }: Condition, tier: number): string {
  return `when ${sql} then ${tier}`
}
