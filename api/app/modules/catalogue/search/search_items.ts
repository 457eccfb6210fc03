import type { Item } from '@saajha/contract/item'
import { PAGE_SIZE } from '@saajha/contract/list_queries'
import { readCursor } from '#modules/catalogue/lists/list_cursor'
import { canMatch, type ItemsFilter } from '#modules/catalogue/lists/list_filter'
import { EMPTY_PAGE, pageOf } from '#modules/catalogue/lists/list_page'
import { sortOf } from '#modules/catalogue/lists/sort_orders'
import { execute } from '#modules/catalogue/search/execute/execute'
import { executeNearby } from '#modules/catalogue/search/execute/execute_nearby'
import { parseQuery } from '#modules/catalogue/search/parse/parse_query'
import { searchFilters } from '#modules/catalogue/search/plan/filters'
import { planSearch } from '#modules/catalogue/search/plan/plan_search'
import { relaxations } from '#modules/catalogue/search/relax/relax_query'
import type { JsonOf } from '#shared/database/json_of'
import type { Page } from '#shared/database/keyset'
import { InvalidCursorError } from '#shared/http/errors/request_errors'

export { loadTermStatistics } from '#modules/catalogue/search/plan/estimate_matches'

/**
 * One page of the listed items that match a text or are in a location, in the order of the filter's `sort`: by default by
 * relevance with the unavailable ones last on the page, without a text newest first. With `near` it is the only page: at most
 * twelve, those of the nearest city first. The page is of the first relaxation step with results. New listings do not shift
 * later pages. Throws `InvalidCursorError` for a cursor of another list.
 */
export async function searchItems(filter: ItemsFilter): Promise<Page<JsonOf<Item>>> {
  const { q = '', near, cursor, limit = PAGE_SIZE } = filter
  const sort = sortOf(filter)
  const after = cursor && !near ? readCursor(cursor, sort) : null
  const queries = relaxations(parseQuery(q), after?.step)
  const filters = await searchFilters(filter)
  if (!canMatch(filters)) return EMPTY_PAGE

  for await (const { step, query } of queries) {
    if (after && step !== after.step) throw new InvalidCursorError()
    const plan = await planSearch(query, filters, { sort, isFirstPage: !after })
    const found = near
      ? await executeNearby(plan, near, limit)
      : await execute(plan, after, limit + 1)
    if (after || found.length > 0) return pageOf(found, limit, { sort, step })
  }
  if (after) throw new InvalidCursorError()
  return EMPTY_PAGE
}
