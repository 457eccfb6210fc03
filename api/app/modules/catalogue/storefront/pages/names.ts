import type { Category } from '@saajha/contract/category'
import { cityOf } from '@saajha/contract/city_of'
import { HINDI_CATEGORIES } from '@saajha/contract/hindi_categories'
import { HINDI_LOCATIONS } from '@saajha/contract/hindi_locations'
import type { Language } from '@saajha/contract/language'
import { translateLocation } from '@saajha/contract/translate_location'

/** A category with its name and description in a language. */
export function categoryIn(category: Category, language: Language): Category {
  return language === 'hi' ? { ...category, ...HINDI_CATEGORIES[category.slug] } : category
}

/** 'Pune, Maharashtra' in a language; a location that is not in the list of cities stays unchanged. */
export function locationIn(location: string, language: Language): string {
  return language === 'hi' ? translateLocation(location, HINDI_LOCATIONS) : location
}

/** 'Pune', the city of a location, in a language. */
export function cityNameIn(location: string, language: Language): string {
  return locationIn(cityOf(location), language)
}
