import fragment from 'sql-template-tag'
import {
  filterPredicates,
  type Filters,
  type ItemsFilter,
} from '#modules/catalogue/lists/list_filter'
import { NO_LISTING, range, type Predicate } from '#modules/catalogue/lists/predicate'
import { findLocations } from '#modules/catalogue/search/plan/locations'

/** Locations whose newest listings are scanned separately and merged. */
const MAX_MERGED = 6

/** The predicates of a filter, without those of its text. */
export async function searchFilters(filter: ItemsFilter): Promise<Filters> {
  const filters = filterPredicates(filter)
  if (!filter.location) return filters
  const locations = await findLocations(filter.location)
  const isThere = locations.length > 0 ? inLocations(locations) : NO_LISTING
  return new Map([...filters, ['location', isThere]])
}

/** The listing is in one of these locations. */
export function inLocations(locations: string[]): Predicate {
  const each = locations.map((location) => fragment`i.location = ${location}`)
  if (each.length === 1) return range(each[0]!)
  const sql = fragment`i.location = any(${locations})`
  return each.length > MAX_MERGED ? { sql } : { sql, ranges: each }
}
