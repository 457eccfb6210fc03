import { HOME_READS } from '@saajha/contract/first_reads'
import type { Item } from '@saajha/contract/item'
import { productName } from '@saajha/contract/product_name'
import { itemList } from '#modules/catalogue/pages/facts'
import type { Page } from '#shared/pages/pages'
import env from '#start/env'

const DESCRIPTION =
  'Rent bikes, cameras, laptops and more from people near you, or list what you own for free.'

/** The front door. */
export function homePage(): Page {
  const { categories, recent, featured } = HOME_READS
  return {
    reads: [categories, recent, featured],
    head: (replyTo) => ({
      title: null,
      description: DESCRIPTION,
      path: '/',
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
        itemList(site, replyTo<Item[]>(recent) ?? []),
      ],
    }),
  }
}
