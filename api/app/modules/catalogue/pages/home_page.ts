import { HOME_QUERIES } from '@saajha/contract/initial_queries'
import type { Item } from '@saajha/contract/item'
import { productName } from '@saajha/contract/product_name'
import { itemList } from '#modules/catalogue/pages/structured_data'
import { SITE_PICTURE } from '#modules/catalogue/pages/site_picture'
import { cardPhotos } from '#modules/catalogue/pages/card_photos'
import { readPlaceholders } from '#modules/media/public'
import type { HtmlPage } from '#shared/pages/pages'
import env from '#start/env'

const DESCRIPTION =
  'Rent bikes, cameras, laptops and more from people near you, or list what you own for free.'

/** The home page. */
export function homePage(): HtmlPage {
  const { categories, recent, featured } = HOME_QUERIES
  return {
    queries: [categories, recent, featured],
    placeholders: (responseTo) =>
      readPlaceholders(cardPhotos(responseTo(recent), responseTo(featured))),
    head: (responseTo) => ({
      title: { slogan: 'rent anything, anywhere' },
      description: DESCRIPTION,
      path: '/',
      picture: SITE_PICTURE,
      prerenderedShell: {
        layout: 'hero',
        heading: 'Rent anything, anywhere',
        tagline: 'किराए पर देने और लेने का भरोसेमंद बाज़ार',
        line: 'Bikes, cameras, laptops, rooms and more, from people near you.',
      },
      facts: (site) => [
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
