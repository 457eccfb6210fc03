import type { Item, ItemSort } from '@saajha/contract/item'
import { writeCursor, type ListCursor } from '#modules/catalogue/lists/list_cursor'
import type { ItemRow } from '#modules/catalogue/lists/read_items'
import type { TestedRow } from '#modules/catalogue/lists/read_in_order'
import type { JsonOf } from '#shared/database/json_of'
import type { Page } from '#shared/database/keyset'
import { InvalidCursorError } from '#shared/http/errors/request_errors'

export const EMPTY_PAGE: Page<JsonOf<Item>> = { entries: [], nextCursor: null }

/** A listing, or the last one tested, and the index of its tier: a relevance tier, or a part of a sort order. */
export type RankedRow = TestedRow & { tier: number }

/** Reads the first `count` listings of a tier, after the cursor if there is one. */
export type ReadTier = (after: ListCursor | null, count: number) => Promise<TestedRow[]>

/**
 * Reads tier after tier until there are `count` listings or a tier was not read to its end. Throws `InvalidCursorError` for a
 * cursor of a missing tier.
 */
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
    if (rows.at(-1)?.isLastTested) break
  }
  if (after && tier < after.tier) throw new InvalidCursorError()
  return found
}

/** The page of the first `limit` rows; further rows and a last one tested mean that a next page exists. */
export function pageOf(
  rows: RankedRow[],
  limit: number,
  { sort, step }: { sort: ItemSort; step: number }
): Page<JsonOf<Item>> {
  const found = rows.filter(isFound)
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1) : rows.find(({ isLastTested }) => isLastTested)
  return {
    entries: (sort === 'relevance' ? availableFirst(page) : page).map(({ json }) => json),
    nextCursor: last
      ? writeCursor({ sort, step, tier: last.tier, key: last.position, id: last.id })
      : null,
  }
}

function isFound(row: RankedRow): row is RankedRow & ItemRow {
  return row.json !== null
}

/** Moves unavailable listings to the end of the page: an order of the whole list by availability has no index. */
function availableFirst(page: ItemRow[]): ItemRow[] {
  return page.toSorted((one, other) => Number(other.isAvailable) - Number(one.isAvailable))
}
