import {
  filterPredicates,
  type Filters,
  type ItemsFilter,
} from '#modules/catalogue/lists/list_filter'
import { inLocationsLike } from '#modules/catalogue/search/plan/locations'

/** The predicates of a filter, without those of its text. Reads the names of locations. */
export async function searchFilters(filter: ItemsFilter): Promise<Filters> {
  const location = filter.location ? await inLocationsLike(filter.location) : undefined
  return filterPredicates(filter, location)
}
