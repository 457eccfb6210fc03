import fragment from 'sql-template-tag'
import type { Item } from '@saajha/contract/item'
import { InvalidCursorError } from '#shared/http/errors/request_errors'
import { readCursor, writeCursor, type ListCursor } from '#modules/catalogue/old/list_cursor'
import { itemConditions, type ItemsFilter } from '#modules/catalogue/old/item_conditions'
import { assertCursorKey } from '#modules/catalogue/old/item_orders'
import { readCandidates } from '#modules/catalogue/old/read_candidates'
import {
  RELAXATION_STEPS,
  relaxSearch,
  sortOf,
  type SearchStep,
  type RelevanceTier,
} from '#modules/catalogue/old/relaxed_search'
import { readItems, type PreparedKind, type ItemRow } from '#modules/catalogue/old/read_items'
import { parseLazily } from '#modules/catalogue/old/lazy_parse'
import { all, condition, type Condition } from '#modules/catalogue/old/condition'
import type { JsonOf } from '#shared/database/json_of'
import type { Page } from '#shared/database/keyset'

const DEFAULT_LIMIT = 60

/** Row counts of the web's pages, each plus the row that shows whether a next page exists. */
const PREPARED_COUNTS = new Set([5, 25, 61, 101])

/** Searches with modifiers have more tiers, in too many variants for prepared statements. */
const MAX_PREPARED_TIERS = 8

const PREPARED_FILTERS = new Set(['all', 'ownerId', 'categoryId', 'featured'])

type RankedRow = { row: ItemRow; tier: number }
type Found = RankedRow & { step: number }
type ReadCandidates = () => Promise<RankedRow[] | null>

/**
 * One page of the listed items, in the order of the filter's `sort`: by default newest first, for a search by relevance with
 * the unavailable ones last on the page. New listings do not shift later pages. Throws `InvalidCursorError` for a cursor of another list.
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
    entries: (sort === 'relevance' ? availableFirst(page) : page).map(({ row }) => row.json),
    nextCursor: last
      ? writeCursor({ ...last, sort, key: last.row.position, id: last.row.id })
      : null,
  }
}

/** Moves unavailable listings to the end of the page: an order of the whole list by availability has no index. */
function availableFirst(page: Found[]): Found[] {
  return page.toSorted((one, other) => Number(other.row.isAvailable) - Number(one.row.isAvailable))
}

/** The first listings after the cursor, from the first relaxation step with results. */
async function findAfter(
  filter: ItemsFilter,
  conditions: Condition[],
  start: ListCursor | null,
  count: number
): Promise<Found[]> {
  const parsed = filter.q ? parseLazily(filter.q) : null
  for (let step = start?.step ?? 0; step < RELAXATION_STEPS; step++) {
    const search = await relaxSearch(filter, parsed, step)
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
  const inOrder = (readAllTiers: ReadCandidates | null) =>
    findInOrder(filter, tiers(), conditions, start, count, readAllTiers)
  if (!candidateScan) return inOrder(null)
  const matches = [...conditions, candidateScan.condition]
  const readAllTiers = () => findCandidates(filter, tiers(), matches, start, count)
  return candidateScan.immediately
    ? ((await readAllTiers()) ?? inOrder(null))
    : inOrder(readAllTiers)
}

/** All tiers in one statement; null when the candidate set is larger than estimated. */
async function findCandidates(
  filter: ItemsFilter,
  tiers: Iterable<RelevanceTier>,
  matches: Condition[],
  start: ListCursor | null,
  count: number
): Promise<RankedRow[] | null> {
  // Text conditions are evaluated last because they cost most.
  const each = [...tiers].map((tier) => condition(all(tier.conditions.toReversed())))
  if (start && each.length <= start.tier) throw new InvalidCursorError()
  const isPrepared = preparedKind(filter, count) === 'search' && each.length <= MAX_PREPARED_TIERS
  const rows = await readCandidates(matches, each, start, count, isPrepared)
  return rows && rows.map((row) => ({ row, tier: row.tier }))
}

/** Tier by tier, each in an indexed order; with `readAllTiers`, one statement for all tiers once a tier is incomplete. */
async function findInOrder(
  filter: ItemsFilter,
  allTiers: Iterable<RelevanceTier>,
  conditions: Condition[],
  start: ListCursor | null,
  count: number,
  readAllTiers: ReadCandidates | null
): Promise<RankedRow[]> {
  const found: RankedRow[] = []
  const tiers: RelevanceTier[] = []
  for (const each of allTiers) {
    if (found.length >= count) break
    const tier = tiers.push(each) - 1
    if (start && tier < start.tier) continue
    const candidates = tier === (start?.tier ?? 0) + 1 && (await readAllTiers?.())
    if (candidates) return candidates
    const after = start?.tier === tier ? start : null
    const missing = count - found.length
    const prepared = preparedKind(filter, missing)
    const rows = await readTier(tiers, conditions, after, missing, prepared)
    found.push(...rows.map((row) => ({ row, tier })))
  }
  if (start && tiers.length <= start.tier) throw new InvalidCursorError()
  return found
}

/** The listings of the last tier that are in none of the tiers before it. */
async function readTier(
  tiers: RelevanceTier[],
  conditions: Condition[],
  start: ListCursor | null,
  count: number,
  prepared: PreparedKind
): Promise<ItemRow[]> {
  const { conditions: own, order, selective } = tiers.at(-1)!
  if (start) assertCursorKey(order, start.key, start.id)
  // The conditions of tiers with different orders are disjoint already.
  const before = tiers.slice(0, -1).filter((each) => each.order === order)
  const tierConditions = [...conditions, ...own, ...before.map(exclude)]
  if (start) tierConditions.push(condition(order.after(start), 'indexed'))
  return readItems(tierConditions, order, count, { prepared, selective })
}

/**
 * The kind of prepared statement for a request, or null. Only first pages in the sizes of the web qualify: lists of the newest
 * items overall, of one owner or of one category, and searches without an owner.
 */
function preparedKind(filter: ItemsFilter, count: number): PreparedKind {
  const { limit = DEFAULT_LIMIT, sort, ...filters } = filter
  if (filter.cursor || !PREPARED_COUNTS.has(count) || count !== limit + 1) return null
  if (filter.q) return filter.ownerId ? null : 'search'
  const [by = 'all', ...more] = Object.entries(filters).flatMap(([key, value]) =>
    value === undefined || value === '' || (key === 'featured' && !value) ? [] : key
  )
  const isNewest = sort === undefined || sort === 'newest'
  return isNewest && more.length === 0 && PREPARED_FILTERS.has(by) ? 'list' : null
}

function exclude({ conditions }: RelevanceTier): Condition {
  const isScanned = conditions.every(({ kind }) => kind !== undefined)
  return condition(fragment`(${all(conditions)}) is not true`, isScanned ? 'scanned' : undefined)
}
