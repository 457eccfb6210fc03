import { cityOf } from '@saajha/contract/city_of'
import type { SearchQuery } from '@saajha/contract/search_query'
import { activeFilters } from '@/features/catalogue/active_filters'
import { names } from '@/messages/names'
import { search } from '@/messages/search'

/** The heading above the items of other cities. A search with filters may have items in its city that do not meet them. */
export function ElsewhereHeading({ query }: { query: SearchQuery }) {
  const city = names.location(cityOf(query.location))
  const isFiltered =
    query.filter === 'featured' ||
    activeFilters(query).some(({ name }) => name !== 'location' && name !== 'category')
  return (
    <h2 className="mb-4 text-heading">
      {isFiltered ? search.elsewhereFiltered({ city }) : search.elsewhere({ city })}
    </h2>
  )
}
