import type { Item } from '@saajha/contract/item'
import { LISTED_ITEM_JSON } from '#modules/catalogue/queries/item_columns'
import { ITEM_ORDERS, type ItemOrder } from '#modules/catalogue/queries/item_orders'
import { all, condition, type Condition } from '#shared/database/condition'
import type { JsonOf } from '#shared/database/json_of'
import { nameOfText, readRows } from '#shared/database/read_rows'

/** A listing, and its place in the order it was read in. */
export type ItemRow = { id: string; position: string; json: JsonOf<Item> }

/**
 * So many of the newest of a category or a place are looked through for words before an index of words is asked. Words
 * and categories go together, which the planner cannot know: it would gather and sort every camera of a city.
 */
const NEAR = 500

/** What is asked of the listings on such a walk, and shown of them: carrying more costs as much as looking. */
const WALKED =
  'i.id, i.owner_id, i.category_id, i.location, i.price, i.created_at, i.title_words, i.search_words, i.json_fields'

/** A list, or a search of words, whose statements are few and keep one plan for all that is asked of them. */
export type Common = 'list' | 'search' | null

/**
 * The first listings that meet all conditions, in an order that an index holds. Owners are joined to the few rows that
 * are shown, not to all that match. `common` says that many ask the like all day, `few` that few meet the conditions.
 */
export async function readItems(
  conditions: Condition[],
  order: ItemOrder,
  count: number,
  { common = null, few = false }: { common?: Common; few?: boolean } = {}
): Promise<ItemRow[]> {
  if (few) return read(candidates(conditions, order), [], order, count, false)
  const indexed = conditions.filter(({ kind }) => kind === 'indexed')
  const walked = conditions.filter(({ kind }) => kind === 'walked')
  const isNarrow = indexed.length > 1 && indexed.length + walked.length === conditions.length
  if (order === ITEM_ORDERS.newest && isNarrow && walked.length > 0) {
    // What is asked besides a category and one place narrows a walk in ways of which no plan suits all.
    const isCommonWalk = common === 'search' && walked.length === 1 && indexed.length <= 3
    const walk = newestOf(indexed, order)
    const near = await read(walk, walked, order, count, isCommonWalk)
    if (near.length === count) return near
  }
  return read(condition(order.source ?? 'items'), conditions, order, count, common === 'list')
}

/** All that meet some conditions, found without a thought for their order. */
function candidates(conditions: Condition[], { source = 'items' }: ItemOrder): Condition {
  const { sql, bindings } = all(conditions)
  return condition(`(select * from ${source} i where ${sql} offset 0)`, bindings)
}

/** The newest that meet conditions which an index holds; of several places, one walk through each is merged. */
function newestOf(indexed: Condition[], { orderBy }: ItemOrder): Condition {
  const spread = indexed.find(({ each }) => each)
  const others = indexed.filter((each) => each !== spread)
  const walks = (spread?.each ?? []).map((each) => all([...others, each]))
  if (walks.length === 0) walks.push(all(others))
  const newest = walks.map(
    ({ sql }) => `(select ${WALKED} from items i where ${sql} order by ${orderBy} limit ${NEAR})`
  )
  return condition(
    `(select * from (${newest.join(' union all ')}) i order by ${orderBy} limit ${NEAR})`,
    walks.flatMap(({ bindings }) => bindings)
  )
}

function read(
  source: Condition,
  conditions: Condition[],
  order: ItemOrder,
  count: number,
  isCommon: boolean
): Promise<ItemRow[]> {
  const { sql, bindings } = all(conditions)
  const where = sql && `where ${sql}`
  // How many are read stands in the text: the planner has to know that they are few.
  const text = `select i.id, ${order.key} as position, ${LISTED_ITEM_JSON} as json
     from (
       select i.* from ${source.sql} i ${where}
       order by ${order.orderBy} limit ${Number(count)}
     ) i join member_profiles o on o.id = i.owner_id
     order by ${order.orderBy}`
  return readRows<ItemRow>({
    name: isCommon ? nameOfText(text) : undefined,
    sql: text,
    bindings: [...source.bindings, ...bindings],
  })
}
