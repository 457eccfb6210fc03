import type { Item } from '@saajha/contract/item'
import { InvalidCursorError } from '#shared/http/invalid_cursor_error'
import { readCursor, writeCursor, type ListPosition } from '#modules/catalogue/list_position'
import { itemConditions, type ItemsFilter } from '#modules/catalogue/queries/item_conditions'
import { refuseForeignKeys } from '#modules/catalogue/queries/item_orders'
import {
  itemSections,
  READINGS,
  sortOf,
  type ItemSection,
} from '#modules/catalogue/queries/item_readings'
import { readItems, type ItemRow } from '#modules/catalogue/queries/read_items'
import { all, condition, type Condition } from '#shared/database/condition'
import type { JsonOf } from '#shared/database/json_of'
import type { Page } from '#shared/database/keyset'

const DEFAULT_LIMIT = 60

const COMMON_LIMITS = new Set([4, 24, DEFAULT_LIMIT, 100])
const COMMON_FILTERS = new Set(['all', 'ownerId', 'categoryId', 'featured'])

type Found = { row: ItemRow; reading: number; section: number }

/**
 * Listings that everybody may see: newest first, or as the filter's `sort` says, which for a search is best first unless
 * it says otherwise. Pages are stable while new listings come in.
 */
export async function listItems(filter: ItemsFilter): Promise<Page<JsonOf<Item>>> {
  const sort = sortOf(filter)
  const limit = filter.limit ?? DEFAULT_LIMIT
  const start = filter.cursor ? readCursor(filter.cursor, sort) : null
  const conditions = await itemConditions(filter)
  if (!conditions) return { entries: [], nextCursor: null }

  const found = await findBehind(filter, conditions, start, limit + 1)
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : undefined
  return {
    entries: page.map(({ row }) => row.json),
    nextCursor: last
      ? writeCursor({ ...last, sort, key: last.row.position, id: last.row.id })
      : null,
  }
}

/** The first listings behind a position, from the first reading of the search that finds any. */
async function findBehind(
  filter: ItemsFilter,
  conditions: Condition[],
  start: ListPosition | null,
  count: number
): Promise<Found[]> {
  for (let reading = start?.reading ?? 0; reading < READINGS; reading++) {
    const sections = await itemSections(filter, reading)
    if (start && !sections?.[start.section]) throw new InvalidCursorError()
    const found: Found[] = []
    for (let section = start?.section ?? 0; section < (sections?.length ?? 0); section++) {
      if (found.length >= count) break
      const behind = start?.section === section ? start : null
      const missing = count - found.length
      const name = commonName(filter, missing)
      const rows = await readSection(conditions, sections!, section, behind, missing, name)
      found.push(...rows.map((row) => ({ row, reading, section })))
    }
    if (start || found.length > 0) return found
  }
  return []
}

/** Listings of one section that stand in none before it. */
async function readSection(
  conditions: Condition[],
  sections: ItemSection[],
  section: number,
  start: ListPosition | null,
  count: number,
  name: string | undefined
): Promise<ItemRow[]> {
  const { conditions: own, order } = sections[section]!
  if (start) refuseForeignKeys(order, start.key, start.id)
  // Sections in different orders have nothing in common by what they say.
  const before = sections.slice(0, section).filter((each) => each.order === order)
  const wanted = [...conditions, ...own, ...before.map(outside)]
  if (start) wanted.push(condition(order.after, [start.key, start.id], 'indexed'))
  return readItems(wanted, order, count, name)
}

/** The name of the newest of everything, or of one owner or shelf, in a page of a size that pages of the web have. */
function commonName(filter: ItemsFilter, count: number): string | undefined {
  const { limit = DEFAULT_LIMIT, sort = 'newest', ...asked } = filter
  const [by = 'all', ...more] = Object.entries(asked).flatMap(([key, value]) =>
    value === undefined || value === '' || (key === 'featured' && !value) ? [] : key
  )
  const isWhole = count === limit + 1 && sort === 'newest' && more.length === 0
  return isWhole && COMMON_LIMITS.has(limit) && COMMON_FILTERS.has(by)
    ? `newest_${by}_${limit}`
    : undefined
}

function outside({ conditions }: ItemSection): Condition {
  const { sql, bindings } = all(conditions)
  return condition(`not (${sql})`, bindings, 'words')
}
