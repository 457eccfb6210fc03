import type { HttpContext } from '@adonisjs/core/http'
import type { Language } from '@saajha/contract/language'
import type { Category } from '@saajha/contract/category'
import { categoryQueries } from '@saajha/contract/list_queries'
import type { Item } from '@saajha/contract/item'
import { categoryIn } from '#modules/catalogue/pages/names'
import { breadcrumbs, firstPictureOf, itemList } from '#modules/catalogue/pages/structured_data'
import { SITE_PICTURES } from '#modules/catalogue/pages/site_picture'
import { cardPhotos } from '#modules/catalogue/pages/card_photos'
import { readPlaceholders } from '#modules/media/public'
import type { HtmlPage } from '#shared/pages/pages'

const MISSING: Record<Language, string> = { en: 'Category Not Found', hi: 'कैटेगरी नहीं मिली' }

/** The page of one category. */
export function categoryPage({ params, request }: HttpContext, language: Language): HtmlPage {
  const parameters = new URLSearchParams(request.parsedUrl.query ?? '')
  const { categories, items } = categoryQueries(params.slug as string, parameters)
  return {
    queries: [categories, items],
    placeholders: (responseTo) => readPlaceholders(cardPhotos(responseTo(items))),
    head(responseTo) {
      const found = responseTo<Category[]>(categories)?.find(({ slug }) => slug === params.slug)
      if (!found) return { missing: MISSING[language] }
      const category = categoryIn(found, language)
      const path = `/category/${category.slug}`
      return {
        title: category.name,
        description: category.description,
        path: parameters.has('cursor') ? null : path,
        picture: SITE_PICTURES[language],
        firstPicture: firstPictureOf(responseTo<Item[]>(items)),
        prerenderedShell: { layout: 'list', heading: category.name, line: category.description },
        structuredData: (site) => [
          breadcrumbs(site, language, [{ name: category.name, path }]),
          itemList(site, responseTo<Item[]>(items) ?? []),
        ],
      }
    },
  }
}
