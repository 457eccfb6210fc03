import type { HttpContext } from '@adonisjs/core/http'
import { HOME_QUERIES } from '@saajha/contract/initial_queries'
import type { Item } from '@saajha/contract/item'
import type { Language } from '@saajha/contract/language'
import { HOME_TEXTS } from '@saajha/contract/page_texts/home'
import { productName } from '@saajha/contract/product_name'
import { itemList } from '#modules/catalogue/storefront/pages/structured_data'
import { SITE_PICTURES } from '#modules/catalogue/storefront/pages/site_picture'
import { cardPhotos } from '#modules/catalogue/storefront/pages/card_photos'
import { readPlaceholders } from '#modules/media/public'
import type { HtmlPage } from '#shared/pages/pages'
import env from '#start/env'

/** The slogan and the description of the home page, and of other pages that have none. */
export const SITE_TEXTS = {
  en: {
    slogan: 'rent anything, anywhere',
    description:
      'Rent bikes, cameras, laptops and more from people near you, or list what you own for free.',
  },
  hi: {
    slogan: 'कुछ भी, कहीं भी किराए पर',
    description:
      'आस-पास के लोगों से बाइक, कैमरे, लैपटॉप और बहुत कुछ किराए पर लें, या अपना सामान मुफ़्त में लिस्ट करें।',
  },
}

/** The home page. */
export function homePage(_: HttpContext, language: Language): HtmlPage {
  const { slogan, description } = SITE_TEXTS[language]
  const { heading, tagline, pitch } = HOME_TEXTS[language]
  const { categories, recent, featured } = HOME_QUERIES
  return {
    queries: [categories, recent, featured],
    placeholders: (responseTo) =>
      readPlaceholders(cardPhotos(responseTo(recent), responseTo(featured))),
    head: (responseTo) => ({
      title: { slogan },
      description,
      path: '/',
      picture: SITE_PICTURES[language],
      prerenderedShell: {
        layout: 'hero',
        heading,
        tagline,
        line: pitch,
      },
      structuredData: (site) => [
        {
          '@type': 'WebSite',
          'name': productName(env.get('APP_NAME')),
          'url': `${site}/`,
          'potentialAction': {
            '@type': 'SearchAction',
            'target': `${site}/search?q={query}`,
            'query-input': 'required name=query',
          },
        },
        itemList(site, responseTo<Item[]>(recent) ?? []),
      ],
    }),
  }
}
