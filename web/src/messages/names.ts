import type { Category } from '@saajha/contract/category'

let categories: Record<string, { name: string; description: string }> = {}
let hindiLocations: ReadonlyMap<string, string> = new Map()
let englishLocations: ReadonlyMap<string, string> = new Map()

/** Loads the Hindi names, which only pages in Hindi need, before they are rendered. */
export async function loadHindiNames(): Promise<void> {
  const [{ categoryNames }, { locationNames }] = await Promise.all([
    import('@/messages/category_names'),
    import('@/messages/location_names'),
  ])
  categories = categoryNames
  hindiLocations = locationNames
  englishLocations = new Map([...locationNames].map(([english, hindi]) => [hindi, english]))
}

/** Names in the page's language that come from elsewhere: categories from the server, locations from owners and the city list. */
export const names = {
  category: (category: Category): Category => ({ ...category, ...categories[category.slug] }),
  /** 'Pune, Maharashtra' in the page's language; a location with an unknown name stays unchanged. */
  location: (location: string): string => translateParts(location, hindiLocations),
  /** The English name of a typed location, which the API expects. */
  englishLocation: (location: string): string => translateParts(location, englishLocations),
}

function translateParts(location: string, translations: ReadonlyMap<string, string>): string {
  const parts = location.split(', ').map((name) => translations.get(name))
  return parts.includes(undefined) ? location : parts.join(', ')
}
