import type { Item } from '@saajha/contract/item'
import { InvalidCursorError } from '#shared/http/errors/invalid_cursor_error'
import { readCursor, writeCursor, type ListPosition } from '#modules/catalogue/list_position'
import { itemConditions, type ItemsFilter } from '#modules/catalogue/queries/item_conditions'
import { assertCursorKey } from '#modules/catalogue/queries/item_orders'
import { gatherItems } from '#modules/catalogue/queries/gather_items'
import {
  READINGS,
  readSearch,
  sortOf,
  type ItemReading,
  type ItemSection,
} from '#modules/catalogue/queries/item_readings'
import { readItems, type Common, type ItemRow } from '#modules/catalogue/queries/read_items'
import { parseOnce } from '#modules/catalogue/search/parse_once'
import { all, condition, type Condition } from '#shared/database/condition'
import type { JsonOf } from '#shared/database/json_of'
import type { Page } from '#shared/database/keyset'

const DEFAULT_LIMIT = 60

/** The sizes of the web's pages, each with the listing that tells whether there is another page: these are read all day. */
const PAGES = new Set([5, 25, 61, 101])

/** A search has more where something was added to the thing, in very many ways. */
const COMMON_SECTIONS = 8

const COMMON_FILTERS = new Set(['all', 'ownerId', 'categoryId', 'featured'])

type FoundIn = { row: ItemRow; section: number }
type Found = FoundIn & { reading: number }
type Gather = () => Promise<FoundIn[] | null>

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
  const parsed = filter.q ? parseOnce(filter.q) : null
  for (let reading = start?.reading ?? 0; reading < READINGS; reading++) {
    const search = await readSearch(filter, parsed, reading)
    if (start && !search) throw new InvalidCursorError()
    if (!search) continue
    const found = await find(filter, search, conditions, start, count)
    if (start || found.length > 0) return found.map((each) => ({ ...each, reading }))
  }
  return []
}

async function find(
  filter: ItemsFilter,
  { sections, gathering }: ItemReading,
  conditions: Condition[],
  start: ListPosition | null,
  count: number
): Promise<FoundIn[]> {
  const inOrder = (gatherAll: Gather | null) =>
    findInOrder(filter, sections(), conditions, start, count, gatherAll)
  if (!gathering) return inOrder(null)
  const wanted = [...conditions, gathering.words]
  const gatherAll = () => gather(filter, sections(), wanted, start, count)
  return gathering.atOnce ? ((await gatherAll()) ?? inOrder(null)) : inOrder(gatherAll)
}

/** All sections at once; null where their listings are not as few as was thought. */
async function gather(
  filter: ItemsFilter,
  sections: Iterable<ItemSection>,
  wanted: Condition[],
  start: ListPosition | null,
  count: number
): Promise<FoundIn[] | null> {
  // Its words are asked of a listing last: they take longest.
  const each = [...sections].map((section) => all(section.conditions.toReversed()))
  if (start && each.length <= start.section) throw new InvalidCursorError()
  const isCommon = kindOf(filter, count) === 'search' && each.length <= COMMON_SECTIONS
  const rows = await gatherItems(wanted, each, start, count, isCommon)
  return rows && rows.map((row) => ({ row, section: row.section }))
}

/** Section by section, each in an order that an index holds; or all at once, as soon as one comes short. */
async function findInOrder(
  filter: ItemsFilter,
  wanted: Iterable<ItemSection>,
  conditions: Condition[],
  start: ListPosition | null,
  count: number,
  gatherAll: Gather | null
): Promise<FoundIn[]> {
  const found: FoundIn[] = []
  const sections: ItemSection[] = []
  for (const each of wanted) {
    if (found.length >= count) break
    const section = sections.push(each) - 1
    if (start && section < start.section) continue
    const whole = section === (start?.section ?? 0) + 1 && (await gatherAll?.())
    if (whole) return whole
    const behind = start?.section === section ? start : null
    const missing = count - found.length
    const common = kindOf(filter, missing)
    const rows = await readLast(sections, conditions, behind, missing, common)
    found.push(...rows.map((row) => ({ row, section })))
  }
  if (start && sections.length <= start.section) throw new InvalidCursorError()
  return found
}

/** Listings of the last of some sections that stand in none before it. */
async function readLast(
  sections: ItemSection[],
  conditions: Condition[],
  start: ListPosition | null,
  count: number,
  common: Common
): Promise<ItemRow[]> {
  const { conditions: own, order, few } = sections.at(-1)!
  if (start) assertCursorKey(order, start.key, start.id)
  // Sections in different orders have nothing in common by what they say.
  const before = sections.slice(0, -1).filter((each) => each.order === order)
  const wanted = [...conditions, ...own, ...before.map(outside)]
  if (start) wanted.push(condition(order.after, [start.key, start.id], 'indexed'))
  return readItems(wanted, order, count, { common, few })
}

/**
 * A list is common that is the newest of everything, or of one owner or shelf; a search, that is nobody's alone: the first
 * page of either, in a size that pages of the web have.
 */
function kindOf(filter: ItemsFilter, count: number): Common {
  const { limit = DEFAULT_LIMIT, sort, ...asked } = filter
  if (filter.cursor || !PAGES.has(count) || count !== limit + 1) return null
  if (filter.q) return filter.ownerId ? null : 'search'
  const [by = 'all', ...more] = Object.entries(asked).flatMap(([key, value]) =>
    value === undefined || value === '' || (key === 'featured' && !value) ? [] : key
  )
  const isNewest = sort === undefined || sort === 'newest'
  return isNewest && more.length === 0 && COMMON_FILTERS.has(by) ? 'list' : null
}

function outside({ conditions }: ItemSection): Condition {
  const { sql, bindings } = all(conditions)
  const isWalked = conditions.every(({ kind }) => kind !== undefined)
  return condition(`(${sql}) is not true`, bindings, isWalked ? 'walked' : undefined)
}
