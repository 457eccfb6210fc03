import { CATEGORIES } from '@saajha/contract/categories'
import { cityOf } from '@saajha/contract/city_of'
import { searchTitle } from '@saajha/contract/rent_titles'
import type { SearchQuery } from '@saajha/contract/search_query'
import { activeFilters } from '@/features/catalogue/active_filters'
import { language } from '@/lib/preferences/language'
import { langOf } from '@/lib/text/lang_of'
import { names } from '@/messages/names'
import { search } from '@/messages/search'

/** The heading of search results: by the filter, else by text and location. `quote` is the visitor's part of the subtitle. */
export function searchHeading(query: SearchQuery) {
  const { q, location: value, filter, sort } = query
  const location = names.location(value)
  const results = q
    ? search.resultsFor({ q, location })
    : location && search.resultsIn({ location })
  const quote = [q, location].find(langOf)
  if (filter) {
    const { title, subtitle } = search.filters[filter]
    return { title, subtitle: results || subtitle, quote }
  }
  if (results) return { title: search.heading, subtitle: results, quote }
  if (activeFilters(query).length > 0) {
    return { title: search.everything, subtitle: search.everythingFiltered }
  }
  const isNewestFirst = sort === null || sort === 'newest'
  return {
    title: search.everything,
    subtitle: isNewestFirst ? search.everythingHint : search.everythingSorted,
  }
}

/** The title of the page of search results, without the product name: by the filter, else by text, category and city. */
export function searchPageTitle({ q, location, filter, category: id }: SearchQuery): string {
  if (filter) return search.filters[filter].title
  const found = CATEGORIES.find((each) => each.id === id)
  const city = names.location(cityOf(location))
  return searchTitle({ q, category: found && names.category(found), city }, language)
}
