import type { Item, ItemSort } from '@saajha/contract/item'
import { PAGE_SIZE } from '@saajha/contract/list_queries'
import { readCursor } from '#modules/catalogue/lists/list_cursor'
import {
  canMatch,
  filterPredicates,
  type Filters,
  type ListFilter,
} from '#modules/catalogue/lists/list_filter'
import { EMPTY_PAGE, pageOf, readInTurn } from '#modules/catalogue/lists/list_page'
import { readInOrder } from '#modules/catalogue/lists/read_in_order'
import { afterCursor, sortOf, sortOrder } from '#modules/catalogue/lists/sort_orders'
import type { JsonOf } from '#shared/database/json_of'
import type { Page } from '#shared/database/keyset'
import { InvalidCursorError } from '#shared/http/errors/request_errors'

/** One of these filters alone, also with days, is frequent enough on the first page of a list for a prepared statement. */
const PREPARED = new Set(['ownerId', 'categoryId', 'featured'])

/**
 * One page of the listed items without a search, in the order of the filter's `sort`, by default newest first. New listings
 * do not shift later pages. Throws `InvalidCursorError` for a cursor of another list.
 */
export async function listItems(filter: ListFilter): Promise<Page<JsonOf<Item>>> {
  const { cursor, limit = PAGE_SIZE } = filter
  const sort = sortOf(filter)
  const after = cursor ? readCursor(cursor, sort) : null
  const filters = filterPredicates(filter)
  if (!canMatch(filters)) return EMPTY_PAGE
  if (after && after.step > 0) throw new InvalidCursorError()

  const prepare = after === null && isFrequent(filters, sort)
  const parts = sortOrder(sort, filters).map(
    ({ where, key }) =>
      (start: typeof after, count: number) => {
        const predicates = [...filters.values(), ...where, ...afterCursor(key, start)]
        return readInOrder(predicates, key, count, prepare)
      }
  )
  return pageOf(await readInTurn(parts, after, limit + 1), limit, { sort, step: 0 })
}

/** Only the newest have an index in their order for each of these filters; all listings have one in each order. */
function isFrequent(filters: Filters, sort: ItemSort): boolean {
  const fields = [...filters.keys()].filter((field) => field !== 'rental')
  if (fields.length === 0) return true
  return sort === 'newest' && fields.length === 1 && PREPARED.has(fields[0]!)
}
