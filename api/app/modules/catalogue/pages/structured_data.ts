import type { Item } from '@saajha/contract/item'
import { cardImage } from '@saajha/contract/media'

/** Listings in the order in which a page shows them, in the words of schema.org. */
export function itemList(site: string, items: readonly Item[]): object {
  return {
    '@type': 'ItemList',
    'itemListElement': items.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      'position': index + 1,
      'name': title,
      'url': `${site}/item/${id}`,
    })),
  }
}

/** The way from the front door to a page, in the words of schema.org. */
export function breadcrumbs(site: string, steps: { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    'itemListElement': [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      'position': index + 1,
      name,
      'item': site + path,
    })),
  }
}

/** The picture of the first card of a list, which is in sight at once. */
export function firstPictureOf(items: readonly Item[] | null): string | undefined {
  const picture = items?.[0]?.imageUrls[0]
  return picture && cardImage(picture)
}
