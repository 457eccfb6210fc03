import { CITIES } from '@saajha/contract/cities'
import type { Item, ItemBody, PriceUnit } from '@saajha/contract/item'

/** What the listing form holds, as its fields do. */
export type ListingValues = {
  title: string
  categoryId: string
  description: string
  pricing: 'fixed' | 'negotiable'
  price: string
  priceUnit: PriceUnit
  locationType: 'predefined' | 'custom'
  city: string
  customLocation: string
  contactPhone: string
}

export const EMPTY_LISTING: ListingValues = {
  title: '',
  categoryId: '',
  description: '',
  pricing: 'fixed',
  price: '',
  priceUnit: 'day',
  locationType: 'predefined',
  city: '',
  customLocation: '',
  contactPhone: '',
}

/** An item as the form shows it; a place outside of the city list is the owner's own words. */
export function valuesOf(item: Item): ListingValues {
  const isListed = CITIES.includes(item.location)
  return {
    title: item.title,
    categoryId: item.categoryId,
    description: item.description,
    pricing: item.isNegotiable ? 'negotiable' : 'fixed',
    price: item.price?.replace(/\.00$/, '') ?? '',
    priceUnit: item.priceUnit,
    locationType: isListed ? 'predefined' : 'custom',
    city: isListed ? item.location : '',
    customLocation: isListed ? '' : item.location,
    contactPhone: item.contactPhone ?? '',
  }
}

/** The form as the API takes it; the media come from elsewhere. */
export function bodyOf(values: ListingValues): Omit<ItemBody, 'imageUrls' | 'videoUrl'> {
  const isNegotiable = values.pricing === 'negotiable'
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    price: isNegotiable ? null : values.price.trim(),
    priceUnit: values.priceUnit,
    isNegotiable,
    categoryId: values.categoryId,
    location: locationOf(values),
    contactPhone: values.contactPhone.trim() || null,
  }
}

/** The place that counts, of the two ways to name one. */
export function locationOf({ locationType, city, customLocation }: ListingValues) {
  return locationType === 'predefined' ? city : customLocation.trim()
}
