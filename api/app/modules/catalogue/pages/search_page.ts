import type { HttpContext } from '@adonisjs/core/http'
import { searchQueries } from '@saajha/contract/list_queries'
import type { Item } from '@saajha/contract/item'
import { parseSearchQuery, type SearchFilter } from '@saajha/contract/search_query'
import { firstPictureOf, itemList } from '#modules/catalogue/pages/structured_data'
import { SITE_PICTURE } from '#modules/catalogue/pages/site_picture'
import { cardPhotos } from '#modules/catalogue/pages/card_photos'
import { readPlaceholders } from '#modules/media/public'
import type { HtmlPage } from '#shared/pages/pages'

const TITLES: Record<SearchFilter, string> = {
  recent: 'Recently Listed',
  featured: 'Featured Rentals',
  popular: 'Most Popular',
}

const DESCRIPTION = 'Everything people near you are renting out, by the hour, day, week or month.'

/** The page of search results. Text searches and later pages have no canonical path, so search engines do not index them. */
export function searchPage({ request }: HttpContext): HtmlPage {
  const parameters = new URLSearchParams(request.parsedUrl.query ?? '')
  const { q, location, filter } = parseSearchQuery(parameters)
  const { items } = searchQueries(parameters)
  const isSearch = q !== '' || location !== ''
  return {
    queries: [items],
    placeholders: (responseTo) => readPlaceholders(cardPhotos(responseTo(items))),
    head(responseTo) {
      const title = filter ? TITLES[filter] : isSearch ? 'Search Results' : 'Browse All Items'
      return {
        title,
        description: DESCRIPTION,
        path:
          isSearch || parameters.has('cursor')
            ? null
            : `/search${filter ? `?filter=${filter}` : ''}`,
        picture: SITE_PICTURE,
        firstPicture: firstPictureOf(responseTo<Item[]>(items)),
        prerenderedShell: { layout: 'results', heading: title, line: resultsFor(q, location) },
        facts: (site) => [itemList(site, responseTo<Item[]>(items) ?? [])],
      }
    },
  }
}

/** The line of the web's search page; empty for a filter, whose line the app renders. */
function resultsFor(q: string, location: string): string {
  if (q === '') return location && `Showing results in "${location}"`
  return `Showing results for: "${q}"${location && ` in "${location}"`}`
}
