import type { SearchQuery } from '@saajha/contract/search_query'
import { names } from '@/messages/names'
import { search } from '@/messages/search'

/** What a search is called above its results: by its filter, else by its text and place. */
export function searchHeading({ q, location: asked, filter, sort }: SearchQuery) {
  const location = names.place(asked)
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
