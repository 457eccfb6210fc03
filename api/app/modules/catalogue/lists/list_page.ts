import type { Item, ItemSort } from '@saajha/contract/item'
import { writeCursor, type ListCursor } from '#modules/catalogue/lists/list_cursor'
import type { ItemRow } from '#modules/catalogue/lists/read_items'
import type { JsonOf } from '#shared/database/json_of'
import type { Page } from '#shared/database/keyset'
import { InvalidCursorError } from '#shared/http/errors/request_errors'

/** The page size of a list without a limit. */
export const DEFAULT_LIMIT = 60

export const EMPTY_PAGE: Page<JsonOf<Item>> = { entries: [], nextCursor: null }

/** A listing and the index of its tier: a relevance tier, or a part of a sort order. */
export type RankedRow = ItemRow & { tier: number }

/** Reads the first `count` listings of a tier, after the cursor if there is one. */
export type ReadTier = (after: ListCursor | null, count: number) => Promise<ItemRow[]>

/** Reads tier after tier until there are `count` listings. Throws `InvalidCursorError` for a cursor of a missing tier. */
export async function readInTurn(
  tiers: Iterable<ReadTier>,
  after: ListCursor | null,
  count: number
): Promise<RankedRow[]> {
  const found: RankedRow[] = []
  let tier = -1
  for (const read of tiers) {
    if (found.length >= count) break
    tier += 1
    if (after && tier < after.tier) continue
    const rows = await read(after?.tier === tier ? after : null, count - found.length)
    for (const row of rows) found.push({ ...row, tier })
  }
  if (after && tier < after.tier) throw new InvalidCursorError()
  return found
}

/** The page of the first `limit` rows; further rows mean that a next page exists. */
export function pageOf(
  rows: RankedRow[],
  limit: number,
  { sort, step }: { sort: ItemSort; step: number }
): Page<JsonOf<Item>> {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    entries: (sort === 'relevance' ? availableFirst(page) : page).map(({ json }) => json),
    nextCursor: last
      ? writeCursor({ sort, step, tier: last.tier, key: last.position, id: last.id })
      : null,
  }
}

/** Moves unavailable listings to the end of the page: an order of the whole list by availability has no index. */
function availableFirst(page: RankedRow[]): RankedRow[] {
  return page.toSorted((one, other) => Number(other.isAvailable) - Number(one.isAvailable))
}
