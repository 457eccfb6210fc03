import type { HttpContext } from '@adonisjs/core/http'
import { CATEGORIES } from '@saajha/contract/categories'
import type { Category } from '@saajha/contract/category'
import { categoryPath } from '@saajha/contract/category_path'
import { searchQueries } from '@saajha/contract/list_queries'
import type { Item } from '@saajha/contract/item'
import type { Language } from '@saajha/contract/language'
import { HOME_TEXTS } from '@saajha/contract/page_texts/home'
import { SEARCH_TEXTS } from '@saajha/contract/page_texts/search'
import { showsFavourites } from '@saajha/contract/pages'
import { searchTitle } from '@saajha/contract/rent_titles'
import { parseSearchQuery, type SearchFilter } from '@saajha/contract/search_query'
import { favouritesPage } from '#modules/catalogue/storefront/pages/favourites_page'
import { categoryIn, cityNameIn, locationIn } from '#modules/catalogue/storefront/pages/names'
import { firstPictureOf, itemList } from '#modules/catalogue/storefront/pages/structured_data'
import { SITE_PICTURES } from '#modules/catalogue/storefront/pages/site_picture'
import { cardPhotos } from '#modules/catalogue/storefront/pages/card_photos'
import { readPlaceholders } from '#modules/media/public'
import type { HtmlPage } from '#shared/pages/pages'

const DESCRIPTIONS: Record<Language, string> = {
  en: 'Everything people near you are renting out, by the hour, day, week or month.',
  hi: 'आस-पास के लोग जो भी घंटे, दिन, हफ़्ते या महीने के हिसाब से किराए पर दे रहे हैं।',
}

/**
 * The page of search results, or of the favourites. Text searches, the listings of one owner and later pages have no canonical
 * path, so search engines do not index them.
 */
export function searchPage({ request }: HttpContext, language: Language): HtmlPage {
  const texts = SEARCH_TEXTS[language]
  const parameters = new URLSearchParams(request.parsedUrl.query ?? '')
  if (showsFavourites(parameters)) return favouritesPage(language)
  const { q, location, filter, category: categoryId } = parseSearchQuery(parameters)
  const found = CATEGORIES.find(({ id }) => id === categoryId)
  const category = found && categoryIn(found, language)
  const { items } = searchQueries(parameters)
  const isSearch = q !== '' || location !== ''
  return {
    queries: [items],
    placeholders: (responseTo) => readPlaceholders(cardPhotos(responseTo(items))),
    head(responseTo) {
      const ofList = isSearch ? texts.heading : texts.everything
      const heading = filter ? HOME_TEXTS[language][filter] : ofList
      const named = locationIn(location, language)
      // A filter's line is rendered by the app.
      const line = q
        ? texts.resultsFor({ q, location: named })
        : location && texts.resultsIn({ location: named })
      const city = cityNameIn(location, language)
      return {
        title: filter ? heading : searchTitle({ q, category, city }, language),
        description: DESCRIPTIONS[language],
        path:
          isSearch || parameters.has('cursor') || parameters.has('owner')
            ? null
            : canonicalPath(filter, category),
        picture: SITE_PICTURES[language],
        firstPicture: firstPictureOf(responseTo<Item[]>(items)),
        prerenderedShell: { layout: 'results', heading, line },
        structuredData: (site) => [itemList(site, responseTo<Item[]>(items) ?? [])],
      }
    },
  }
}

/** A category has its own page with the same content. */
function canonicalPath(filter: SearchFilter | null, category: Category | undefined): string {
  if (filter) return `/search?filter=${filter}`
  return category ? categoryPath(category.slug) : '/search'
}
