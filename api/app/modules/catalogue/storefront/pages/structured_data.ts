import type { Item } from '@saajha/contract/item'
import type { Language } from '@saajha/contract/language'
import { cardSources, type PictureSources } from '@saajha/contract/media'

/** The listings of a page in display order, as a schema.org `ItemList`. */
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

const HOME: Record<Language, string> = { en: 'Home', hi: 'होम' }

/** The path from the home page to a page, as a schema.org `BreadcrumbList`. */
export function breadcrumbs(
  site: string,
  language: Language,
  steps: { name: string; path: string }[]
): object {
  return {
    '@type': 'BreadcrumbList',
    'itemListElement': [{ name: HOME[language], path: '/' }, ...steps].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        'position': index + 1,
        name,
        'item': site + path,
      })
    ),
  }
}

/** The photo of a list's first card. It is above the fold. */
export function firstPictureOf(items: readonly Item[] | null): PictureSources | undefined {
  const picture = items?.[0]?.imageUrls[0]
  return picture ? cardSources(picture) : undefined
}
