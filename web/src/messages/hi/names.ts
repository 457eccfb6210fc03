import type { names as English } from '@/messages/en/names'
import { categories } from '@/messages/hi/categories'
import { placeNames } from '@/messages/hi/cities'

const englishPlaceNames = new Map([...placeNames].map(([english, hindi]) => [hindi, english]))

export const names: typeof English = {
  category: (category) => ({ ...category, ...categories[category.slug] }),
  place: (place) => everyPart(place, placeNames),
  placeMeant: (place) => everyPart(place, englishPlaceNames),
}

/** 'City, State' with both names changed; a place with a name that is not known stays as it is. */
function everyPart(place: string, names: ReadonlyMap<string, string>) {
  const parts = place.split(', ').map((name) => names.get(name))
  return parts.includes(undefined) ? place : parts.join(', ')
}
