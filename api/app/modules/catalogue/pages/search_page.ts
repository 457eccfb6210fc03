import type { HttpContext } from '@adonisjs/core/http'
import { searchReads } from '@saajha/contract/list_reads'
import { readSearch, type SearchFilter } from '@saajha/contract/search_query'
import type { Page } from '#shared/pages/pages'

const TITLES: Record<SearchFilter, string> = {
  recent: 'Recently Listed',
  featured: 'Featured Rentals',
  popular: 'Most Popular',
}

/** What a search or a filter found. Searches for words are no places that search engines should lead to. */
export function searchPage({ request }: HttpContext): Page {
  const parameters = new URLSearchParams(request.parsedUrl.query ?? '')
  const { q, location, filter } = readSearch(parameters)
  const { items } = searchReads(parameters)
  const isSearch = q !== '' || location !== ''
  return {
    reads: [items],
    head: () => ({
      title: filter ? TITLES[filter] : isSearch ? 'Search Results' : 'Browse All Items',
      description: 'Everything people near you are renting out, by the hour, day, week or month.',
      path: isSearch ? null : `/search${filter ? `?filter=${filter}` : ''}`,
    }),
  }
}
