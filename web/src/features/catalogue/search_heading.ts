import type { SearchQuery } from '@saajha/contract/search_query'
import { names } from '@/messages/names'
import { search } from '@/messages/search'

/** The heading of search results: by the filter, else by text and location. */
export function searchHeading({ q, location: value, filter, sort }: SearchQuery) {
  const location = names.location(value)
  const results = q
    ? search.resultsFor({ q, location })
    : location && search.resultsIn({ location })
  if (filter) {
    const { title, subtitle } = search.filters[filter]
    return { title, subtitle: results || subtitle }
  }
  if (results) return { title: search.heading, subtitle: results }
  const isNewestFirst = sort === null || sort === 'newest'
  return {
    title: search.everything,
    subtitle: isNewestFirst ? search.everythingHint : search.everythingSorted,
  }
}
