import type { Item } from '@saajha/contract/item'
import { ITEM_JSON } from '#modules/catalogue/queries/item_columns'
import type { ItemOrder } from '#modules/catalogue/queries/item_orders'
import type { Condition } from '#shared/database/condition'
import type { JsonOf } from '#shared/database/json_of'
import { readRows } from '#shared/database/read_rows'

/** A listing, and its place in the order it was read in. */
export type ItemRow = { id: string; position: string; json: JsonOf<Item> }

/**
 * The first listings that meet all conditions, in an order that an index holds. Owners are joined to the few rows that
 * are shown, not to all that match. `name` is for a text that is asked all day.
 */
export async function readItems(
  conditions: Condition[],
  order: ItemOrder,
  count: number,
  name?: string
): Promise<ItemRow[]> {
  return readRows<ItemRow>({
    name,
    // How many are read stands in the text: the planner has to know that they are few.
    sql: `select i.id, ${order.key} as position, ${ITEM_JSON} as json
     from (
       select i.* from ${order.source ?? 'items'} i
       where ${conditions.map(({ sql }) => sql).join(' and ')}
       order by ${order.orderBy} limit ${Number(count)}
     ) i join member_profiles o on o.id = i.owner_id
     order by ${order.orderBy}`,
    bindings: conditions.flatMap(({ bindings }) => bindings),
  })
}
