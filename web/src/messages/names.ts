import type { NamedCategory } from '@saajha/contract/category_names'
import { translateLocation } from '@saajha/contract/translate_location'

let categories: Record<string, { name: string; description: string }> = {}
let hindiLocations: ReadonlyMap<string, string> = new Map()
let englishLocations: ReadonlyMap<string, string> = new Map()

/** Loads the Hindi names before they are rendered. Only pages in Hindi need them. */
export async function loadHindiNames(): Promise<void> {
  const [{ HINDI_CATEGORIES }, { HINDI_LOCATIONS }] = await Promise.all([
    import('@saajha/contract/hindi_categories'),
    import('@saajha/contract/hindi_locations'),
  ])
  categories = HINDI_CATEGORIES
  hindiLocations = HINDI_LOCATIONS
  englishLocations = new Map([...HINDI_LOCATIONS].map(([english, hindi]) => [hindi, english]))
}

/** Names in the page's language that come from elsewhere: categories from the server, locations from owners and the city list. */
export const names = {
  category: <Named extends NamedCategory>(category: Named): Named => ({
    ...category,
    ...categories[category.slug],
  }),
  /** 'Pune, Maharashtra' in the page's language; a location with an unknown name stays unchanged. */
  location: (location: string): string => translateLocation(location, hindiLocations),
  /** The English name of a typed location, as the API expects it. */
  englishLocation: (location: string): string => translateLocation(location, englishLocations),
}
