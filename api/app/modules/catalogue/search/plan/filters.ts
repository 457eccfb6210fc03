import {
  filterPredicates,
  type Filters,
  type ItemsFilter,
} from '#modules/catalogue/lists/list_filter'
import { findLocations } from '#modules/catalogue/search/plan/locations'

/** The predicates of a filter, without those of its text. Reads the names of locations. */
export async function searchFilters(filter: ItemsFilter): Promise<Filters> {
  const locations = filter.location ? await findLocations(filter.location) : undefined
  return filterPredicates(filter, locations)
}
