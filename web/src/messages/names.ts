import type { Category } from '@saajha/contract/category'
import { language } from '@/lib/language'
import { categoryNames } from '@/messages/category_names'

let hindiNames: ReadonlyMap<string, string> = new Map()
let englishNames: ReadonlyMap<string, string> = new Map()

/** Loads the Hindi names of cities and states, which only pages in Hindi need, before they are rendered. */
export async function loadLocationNames(): Promise<void> {
  const { locationNames } = await import('@/messages/location_names')
  hindiNames = locationNames
  englishNames = new Map([...locationNames].map(([english, hindi]) => [hindi, english]))
}

/** Names in the page's language that come from elsewhere: categories from the server, locations from owners and the city list. */
export const names = {
  category(category: Category): Category {
    return language === 'hi' ? { ...category, ...categoryNames[category.slug] } : category
  },
  /** 'Pune, Maharashtra' in the page's language; a location with an unknown name stays unchanged. */
  location: (location: string): string => translateParts(location, hindiNames),
  /** The English name of a typed location, which the API expects. */
  englishLocation: (location: string): string => translateParts(location, englishNames),
}

function translateParts(location: string, translations: ReadonlyMap<string, string>): string {
  const parts = location.split(', ').map((name) => translations.get(name))
  return parts.includes(undefined) ? location : parts.join(', ')
}
