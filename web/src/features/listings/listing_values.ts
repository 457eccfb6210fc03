import { normalizeAmount } from '@saajha/contract/amount'
import type { Item, ItemBody, PriceUnit } from '@saajha/contract/item'
import {
  attribute,
  ATTRIBUTE_NAMES,
  attributesOf,
  type AttributeName,
  type ItemAttributes,
} from '@saajha/contract/item_attributes'
import { PHONE_PATTERN } from '@saajha/contract/limits'
import { normalizePhone } from '@saajha/contract/phone'
import { typedNumber } from '@saajha/contract/typed_text'
import type { CurrentUser } from '@saajha/contract/user'

/** The field values of the listing form. */
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
  /** Beside a price per day; empty for none. */
  weeklyPrice: string
  monthlyPrice: string
  deposit: string
  /** In price units; empty for no minimum. */
  minRentalDuration: string
  /** In price units; empty for no maximum. */
  maxRentalDuration: string
  /** The number of identical pieces; empty for one. */
  quantity: string
  /** The days between two rentals; empty for none. */
  bufferDays: string
  /** The days between a request and its first day; empty for none. */
  noticeDays: string
} & AttributeValues

/** The attributes; empty if unset. */
type AttributeValues = Record<AttributeName, string>

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
  weeklyPrice: '',
  monthlyPrice: '',
  deposit: '',
  minRentalDuration: '',
  maxRentalDuration: '',
  quantity: '',
  bufferDays: '',
  noticeDays: '',
  ...attributeValues({}),
}

/** Form values of an item; a location outside the cities of the list becomes a custom location. */
export function valuesOf(item: Item, cities: ReadonlySet<string>): ListingValues {
  return {
    title: item.title,
    categoryId: item.categoryId,
    description: item.description,
    pricing: item.isNegotiable ? 'negotiable' : 'fixed',
    price: amountOf(item.price),
    priceUnit: item.priceUnit,
    ...locationValues(item.location, cities),
    contactPhone: item.contactPhone ?? '',
    weeklyPrice: amountOf(item.weeklyPrice ?? null),
    monthlyPrice: amountOf(item.monthlyPrice ?? null),
    deposit: amountOf(item.deposit),
    minRentalDuration: aboveDefault(item.minRentalDuration, 1),
    maxRentalDuration: String(item.maxRentalDuration ?? ''),
    quantity: aboveDefault(item.quantity ?? 1, 1),
    bufferDays: aboveDefault(item.bufferDays ?? 0, 0),
    noticeDays: aboveDefault(item.noticeDays ?? 0, 0),
    ...attributeValues(item.attributes ?? {}),
  }
}

/** Initial values of a member's new listing: location and phone of their last listing; of their profile if it is the first. */
export function newListingValues(
  { location, phone }: Pick<CurrentUser, 'location' | 'phone'>,
  last: Item | undefined,
  cities: ReadonlySet<string>
): ListingValues {
  // A last listing without a phone number is a choice: the number of the profile is private.
  const contactPhone = last ? (last.contactPhone ?? '') : normalizePhone(phone ?? '')
  return {
    ...EMPTY_LISTING,
    ...locationValues(last?.location ?? location ?? '', cities),
    contactPhone: PHONE_PATTERN.test(contactPhone) ? contactPhone : '',
  }
}

function locationValues(location: string, cities: ReadonlySet<string>) {
  const isCustom = location !== '' && !cities.has(location)
  return {
    locationType: isCustom ? ('custom' as const) : ('predefined' as const),
    city: isCustom ? '' : location,
    customLocation: isCustom ? location : '',
  }
}

/** A number as text; empty for the default. The default has no effect. */
function aboveDefault(number: number, least: number) {
  return number > least ? String(number) : ''
}

function attributeValues(attributes: ItemAttributes): AttributeValues {
  const values = ATTRIBUTE_NAMES.map((name) => [name, String(attributes[name] ?? '')])
  return Object.fromEntries(values) as AttributeValues
}

/** The attributes of the category; no field for a category without any. */
function attributesIn(values: ListingValues): Pick<ItemBody, 'attributes'> {
  const names = attributesOf(values.categoryId)
  const valueOf = (name: AttributeName) =>
    attribute(name).kind === 'number'
      ? Number(typedNumber(values[name])) || null
      : values[name].trim() || null
  const attributes = Object.fromEntries(names.map((name) => [name, valueOf(name)]))
  return names.length > 0 ? { attributes } : {}
}

function amountOf(money: string | null) {
  return money?.replace(/\.00$/, '') ?? ''
}

/** Request body of the form without the media. */
export function bodyOf(values: ListingValues): Omit<ItemBody, 'imageUrls' | 'videoUrl'> {
  const isNegotiable = values.pricing === 'negotiable'
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    price: isNegotiable ? null : normalizeAmount(values.price),
    priceUnit: values.priceUnit,
    isNegotiable,
    categoryId: values.categoryId,
    location: locationOf(values),
    contactPhone: normalizePhone(values.contactPhone) || null,
    weeklyPrice: hasLongerPrices(values) ? normalizeAmount(values.weeklyPrice) || null : null,
    monthlyPrice: hasLongerPrices(values) ? normalizeAmount(values.monthlyPrice) || null : null,
    deposit: normalizeAmount(values.deposit) || null,
    minRentalDuration: Number(typedNumber(values.minRentalDuration)) || 1,
    maxRentalDuration: Number(typedNumber(values.maxRentalDuration)) || null,
    quantity: Number(typedNumber(values.quantity)) || 1,
    bufferDays: Number(typedNumber(values.bufferDays)) || 0,
    noticeDays: Number(typedNumber(values.noticeDays)) || 0,
    ...attributesIn(values),
  }
}

/** Whether a listing can have prices for a week and a month: only beside a fixed price per day. */
export function hasLongerPrices({
  pricing,
  priceUnit,
}: Pick<ListingValues, 'pricing' | 'priceUnit'>): boolean {
  return pricing === 'fixed' && priceUnit === 'day'
}

/** The location of the selected location type. */
function locationOf({ locationType, city, customLocation }: ListingValues) {
  return locationType === 'predefined' ? city : customLocation.trim()
}
