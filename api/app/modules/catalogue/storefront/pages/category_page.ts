import type { HttpContext } from '@adonisjs/core/http'
import { CITIES } from '@saajha/contract/cities'
import type { Language } from '@saajha/contract/language'
import type { Category } from '@saajha/contract/category'
import { categoryQueries } from '@saajha/contract/list_queries'
import type { Item } from '@saajha/contract/item'
import { categoryPath } from '@saajha/contract/category_path'
import { CATEGORY_NOT_FOUND } from '@saajha/contract/page_texts/not_found'
import { categoryHeading, categoryTitle } from '@saajha/contract/rent_titles'
import {
  formatSearchQuery,
  parseCategoryQuery,
  type SearchQuery,
} from '@saajha/contract/search_query'
import { categoryIn, cityNameIn } from '#modules/catalogue/storefront/pages/names'
import {
  breadcrumbs,
  firstPictureOf,
  itemList,
} from '#modules/catalogue/storefront/pages/structured_data'
import { SITE_PICTURE } from '#modules/catalogue/storefront/pages/site_picture'
import { cardPhotos } from '#modules/catalogue/storefront/pages/card_photos'
import { categoryShareImage } from '#modules/catalogue/storefront/share_image'
import { readPlaceholders } from '#modules/media/public'
import type { HtmlPage } from '#shared/pages/pages'

const SENTENCE_END: Record<Language, string> = { en: '.', hi: '।' }

const LISTED_CITIES = new Set(CITIES)

/** The page of one category, in all cities or in one. */
export function categoryPage({ params, request }: HttpContext, language: Language): HtmlPage {
  const parameters = new URLSearchParams(request.parsedUrl.query ?? '')
  const { categories, items: itemsQuery } = categoryQueries(params.slug as string, parameters)
  const query = parseCategoryQuery(parameters)
  return {
    queries: [categories, itemsQuery],
    placeholders: (responseTo) => readPlaceholders(cardPhotos(responseTo(itemsQuery))),
    head(responseTo) {
      const found = responseTo<Category[]>(categories)?.find(({ slug }) => slug === params.slug)
      if (!found) return { missing: CATEGORY_NOT_FOUND[language].notFound }
      const items = responseTo<Item[]>(itemsQuery) ?? []
      const category = categoryIn(found, language)
      const city = cityNameIn(query.location, language)
      const { name, slug, description } = category
      const title = categoryTitle(category, city, language)
      const heading = categoryHeading(category, city, language)
      const isIndexed = !parameters.has('cursor') && isIndexedQuery(query, items)
      return {
        title,
        description: city ? `${title}${SENTENCE_END[language]} ${description}` : description,
        path: isIndexed ? categoryPath(slug, query.location) : null,
        picture: { ...SITE_PICTURE, path: categoryShareImage(found, language).path, alt: title },
        firstPicture: firstPictureOf(items),
        prerenderedShell: { layout: 'list', heading, line: description },
        structuredData: (site) => [
          breadcrumbs(site, language, [
            { name, path: categoryPath(slug) },
            ...(city ? [{ name: heading, path: categoryPath(slug, query.location) }] : []),
          ]),
          itemList(site, items),
        ],
      }
    },
  }
}

/**
 * Whether search engines may index the page: the category's page, or its page for a city of the list with an available
 * listing, both without other filters. Other cities would be thousands of pages without content.
 */
function isIndexedQuery(query: SearchQuery, items: Item[]): boolean {
  const { location } = query
  if (formatSearchQuery({ ...query, location: '' }).size > 0) return false
  if (location === '') return true
  return (
    LISTED_CITIES.has(location) &&
    items.some((item) => item.isAvailable && item.location === location)
  )
}
