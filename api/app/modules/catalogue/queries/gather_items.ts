import type { ListPosition } from '#modules/catalogue/list_position'
import { ITEM_TABLES, LISTED_ITEM_JSON } from '#modules/catalogue/queries/item_columns'
import { ITEM_ORDERS, assertCursorKey } from '#modules/catalogue/queries/item_orders'
import type { ItemRow } from '#modules/catalogue/queries/read_items'
import { all, condition, type Condition } from '#shared/database/condition'
import { nameOfText, readRows } from '#shared/database/read_rows'

/** More are read sooner in their order than by their words. */
export const MOST_GATHERED = 1_000

/** A listing, and which section it belongs to. */
export type GatheredRow = ItemRow & { section: number }

/**
 * The first listings of all sections of a list, each newest first, in one go: what meets `conditions` is gathered by its words
 * and then sorted. Null where that turns out to be too much. The planner would not do so by itself: of a rare thing with many
 * names it expects many times more than there are, and walks through the newest listings for them. `isCommon` says that many
 * ask the like all day, so that its plan, of which there is but one, is worth keeping.
 */
export async function gatherItems(
  conditions: Condition[],
  sections: Condition[],
  start: ListPosition | null,
  count: number,
  isCommon: boolean
): Promise<GatheredRow[] | null> {
  const order = ITEM_ORDERS.newest
  if (start) assertCursorKey(order, start.key, start.id)
  const { sql, bindings } = all(conditions)
  const behind = start
    ? condition(`(i.section > ? or i.section = ? and ${order.after})`, [
        ...[start.section, start.section],
        ...[start.key, start.id],
      ])
    : condition('i.section is not null')
  const text = `select i.id, ${order.key} as position, found.section, found.gathered, ${LISTED_ITEM_JSON} as json
    from (
      select * from (
        select *, count(*) over ()::int as gathered
        from (
          select i.id, i.created_at, case ${sections.map(when).join(' ')} end as section
          from items i where ${sql} limit ${MOST_GATHERED + 1}
        ) i
      ) i where ${behind.sql}
      order by i.section, ${order.orderBy} limit ${Number(count)}
    ) found join (${ITEM_TABLES}) on i.id = found.id
    order by found.section, ${order.orderBy}`
  const rows = await readRows<GatheredRow & { gathered: number }>({
    name: isCommon ? nameOfText(text) : undefined,
    sql: text,
    bindings: [...sections.flatMap((each) => each.bindings), ...bindings, ...behind.bindings],
  })
  // Behind the last one there is nothing that says how many were gathered.
  const gathered = rows[0]?.gathered ?? (start ? Infinity : 0)
  return gathered > MOST_GATHERED ? null : rows
}

function when({ sql }: Condition, section: number): string {
  return `when ${sql} then ${section}`
}
