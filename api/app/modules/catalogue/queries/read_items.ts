import db from '@adonisjs/lucid/services/db'
import type { Item } from '@saajha/contract/item'
import { ITEM_COLUMNS } from '#modules/catalogue/queries/item_columns'
import type { ItemOrder } from '#modules/catalogue/queries/item_orders'
import type { Condition } from '#shared/database/condition'

/** A listing and its place in the order it was read in. */
export type ItemRow = Item & { position: string }

/**
 * The first listings that meet all conditions, in an order that an index holds. Owners are joined to the few rows that
 * are shown, not to all that match.
 */
export async function readItems(
  conditions: Condition[],
  order: ItemOrder,
  count: number
): Promise<ItemRow[]> {
  const { rows } = await db.rawQuery(
    `select ${ITEM_COLUMNS}, ${order.key} as position
     from (
       select i.* from ${order.source ?? 'items'} i
       where ${conditions.map(({ sql }) => sql).join(' and ')}
       order by ${order.orderBy} limit ?
     ) i join member_profiles o on o.id = i.owner_id
     order by ${order.orderBy}`,
    [...conditions.flatMap(({ bindings }) => bindings), count] as any[]
  )
  return rows
}

/** The listings without what their order needed. */
export function withoutPosition(rows: ItemRow[]): Item[] {
  return rows.map(({ position: _, ...item }) => item)
}
