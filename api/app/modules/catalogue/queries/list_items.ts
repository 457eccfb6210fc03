import type { Item } from '@saajha/contract/item'
import { InvalidCursorError } from '#shared/http/errors/invalid_cursor_error'
import { readCursor, writeCursor, type ListCursor } from '#modules/catalogue/list_cursor'
import { itemConditions, type ItemsFilter } from '#modules/catalogue/queries/item_conditions'
import { assertCursorKey } from '#modules/catalogue/queries/item_orders'
import { readCandidates } from '#modules/catalogue/queries/read_candidates'
import {
  RELAXATION_STEPS,
  readSearch,
  sortOf,
  type SearchStep,
  type RelevanceTier,
} from '#modules/catalogue/queries/relaxed_search'
import { readItems, type Common, type ItemRow } from '#modules/catalogue/queries/read_items'
import { parseLazily } from '#modules/catalogue/search/parse_once'
import { all, condition, type Condition } from '#shared/database/condition'
import type { JsonOf } from '#shared/database/json_of'
import type { Page } from '#shared/database/keyset'

const DEFAULT_LIMIT = 60

/** The sizes of the web's pages, each with the listing that tells whether there is another page: these are read all day. */
const PAGES = new Set([5, 25, 61, 101])

/** A search has more where something was added to the thing, in very many ways. */
const MAX_PREPARED_TIERS = 8

const COMMON_FILTERS = new Set(['all', 'ownerId', 'categoryId', 'featured'])

type RankedRow = { row: ItemRow; tier: number }
type Found = RankedRow & { step: number }
type ReadAll = () => Promise<RankedRow[] | null>

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

  const found = await findAfter(filter, conditions, start, limit + 1)
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
async function findAfter(
  filter: ItemsFilter,
  conditions: Condition[],
  start: ListCursor | null,
  count: number
): Promise<Found[]> {
  const parsed = filter.q ? parseLazily(filter.q) : null
  for (let step = start?.step ?? 0; step < RELAXATION_STEPS; step++) {
    const search = await readSearch(filter, parsed, step)
    if (start && !search) throw new InvalidCursorError()
    if (!search) continue
    const found = await find(filter, search, conditions, start, count)
    if (start || found.length > 0) return found.map((each) => ({ ...each, step }))
  }
  return []
}

async function find(
  filter: ItemsFilter,
  { tiers, candidateScan }: SearchStep,
  conditions: Condition[],
  start: ListCursor | null,
  count: number
): Promise<RankedRow[]> {
  const inOrder = (readAll: ReadAll | null) =>
    findInOrder(filter, tiers(), conditions, start, count, readAll)
  if (!candidateScan) return inOrder(null)
  const wanted = [...conditions, candidateScan.words]
  const readAll = () => gather(filter, tiers(), wanted, start, count)
  return candidateScan.atOnce ? ((await readAll()) ?? inOrder(null)) : inOrder(readAll)
}

/** All sections at once; null where their listings are not as few as was thought. */
async function gather(
  filter: ItemsFilter,
  tiers: Iterable<RelevanceTier>,
  wanted: Condition[],
  start: ListCursor | null,
  count: number
): Promise<RankedRow[] | null> {
  // Its words are asked of a listing last: they take longest.
  const each = [...tiers].map((tier) => all(tier.conditions.toReversed()))
  if (start && each.length <= start.tier) throw new InvalidCursorError()
  const isCommon = kindOf(filter, count) === 'search' && each.length <= MAX_PREPARED_TIERS
  const rows = await readCandidates(wanted, each, start, count, isCommon)
  return rows && rows.map((row) => ({ row, tier: row.tier }))
}

/** Section by section, each in an order that an index holds; or all at once, as soon as one comes short. */
async function findInOrder(
  filter: ItemsFilter,
  wanted: Iterable<RelevanceTier>,
  conditions: Condition[],
  start: ListCursor | null,
  count: number,
  readAll: ReadAll | null
): Promise<RankedRow[]> {
  const found: RankedRow[] = []
  const tiers: RelevanceTier[] = []
  for (const each of wanted) {
    if (found.length >= count) break
    const tier = tiers.push(each) - 1
    if (start && tier < start.tier) continue
    const whole = tier === (start?.tier ?? 0) + 1 && (await readAll?.())
    if (whole) return whole
    const behind = start?.tier === tier ? start : null
    const missing = count - found.length
    const common = kindOf(filter, missing)
    const rows = await readLast(tiers, conditions, behind, missing, common)
    found.push(...rows.map((row) => ({ row, tier })))
  }
  if (start && tiers.length <= start.tier) throw new InvalidCursorError()
  return found
}

/** Listings of the last of some sections that stand in none before it. */
async function readLast(
  tiers: RelevanceTier[],
  conditions: Condition[],
  start: ListCursor | null,
  count: number,
  common: Common
): Promise<ItemRow[]> {
  const { conditions: own, order, few } = tiers.at(-1)!
  if (start) assertCursorKey(order, start.key, start.id)
  // Sections in different orders have nothing in common by what they say.
  const before = tiers.slice(0, -1).filter((each) => each.order === order)
  const wanted = [...conditions, ...own, ...before.map(outside)]
  if (start) wanted.push(condition(order.after, [start.key, start.id], 'indexed'))
  return readItems(wanted, order, count, { common, few })
}

/**
 * A list is common that is the newest of everything, or of one owner or category; a search, that is nobody's alone: the first
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

function outside({ conditions }: RelevanceTier): Condition {
  const { sql, bindings } = all(conditions)
  const isWalked = conditions.every(({ kind }) => kind !== undefined)
  return condition(`(${sql}) is not true`, bindings, isWalked ? 'walked' : undefined)
}
