import type { AttributeChanges, AttributeName, ItemAttributes } from './item_attributes.ts'
import type { Day, Id, Moment, Money } from './values.ts'

export const PRICE_UNITS = ['hour', 'day', 'week', 'month'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

/**
 * Sort orders of `GET /api/items`: `price` is the price per day (of 24 hours; a week is 7 days, a month 30) ascending, `-price`
 * descending.
 */
export const ITEM_SORTS = ['newest', 'relevance', 'popular', 'price', '-price'] as const
export type ItemSort = (typeof ITEM_SORTS)[number]

/** The owner's public details on a card or an item page. */
export type ItemOwner = {
  fullName: string
  /** The phone of the account; null in lists: they show `contactPhone` only. */
  phone: string | null
  profileImageUrl: string | null
  isVerified: boolean
  /** The mean of the ratings as an owner, 1 to 5; null without any. Nodes of the previous release omit both. */
  rating?: number | null
  reviewCount?: number
}

/**
 * The public view of a listing. Money is a decimal string with two digits ("450.50"); dates are ISO 8601 UTC. Nodes of the
 * previous release omit the optional fields.
 */
export type Item = {
  id: Id
  title: string
  description: string
  /** Rupees; null when the owner set no price. */
  price: Money | null
  priceUnit: PriceUnit
  isNegotiable: boolean
  categoryId: string
  location: string
  contactPhone: string | null
  /** URLs of full-size pictures; `cardImage()` returns the URL of the card-size variant. */
  imageUrls: string[]
  videoUrl: string | null
  ownerId: Id
  isAvailable: boolean
  isFeatured: boolean
  minRentalDuration: number
  maxRentalDuration: number | null
  deposit: Money | null
  /** What 7 and 30 days cost beside a price per day, in rupees; null for none. */
  weeklyPrice?: Money | null
  monthlyPrice?: Money | null
  moderationStatus: 'pending' | 'approved' | 'rejected'
  rejectionReason: string | null
  /** The number of identical pieces; 1 if omitted. */
  quantity?: number
  /** The days after each rental on which it cannot be rented; 0 if omitted. */
  bufferDays?: number
  /** The days between a request and the first day of its rental; 0 if omitted. */
  noticeDays?: number
  /** The mean of its ratings, 1 to 5; null without any. */
  rating?: number | null
  reviewCount?: number
  /** What the owner has set of its category's attributes; omitted without any. */
  attributes?: ItemAttributes
  createdAt: Moment
  owner: ItemOwner
}

/**
 * The body that the web sends to `POST /api/items`; an `Idempotency-Key` header makes a retry safe. `PUT /api/items/{id}` accepts any
 * subset of it, and `isAvailable`.
 */
export type ItemBody = {
  title: string
  description: string
  price: string | null
  priceUnit: PriceUnit
  isNegotiable: boolean
  categoryId: string
  location: string
  contactPhone: string | null
  imageUrls: string[]
  videoUrl: string | null
  /** In price units; 1 by default. */
  minRentalDuration?: number
  /** In price units; null for none. */
  maxRentalDuration?: number | null
  deposit?: string | null
  /** What 7 and 30 days cost; null for none. Ignored unless the price is fixed and per day. */
  weeklyPrice?: string | null
  monthlyPrice?: string | null
  /** Identical pieces; 1 by default. It cannot be lowered below what is promised on a day. */
  quantity?: number
  /** Days after each rental on which it cannot be rented; 0 by default. */
  bufferDays?: number
  /** Days between a request and the first day of its rental; 0 by default. */
  noticeDays?: number
  /** Those that the category does not have are ignored. */
  attributes?: AttributeChanges
}

/** A facet value and the number of listings that have it. */
export type FacetChoice = { value: string; count: number }

/**
 * Facets of `GET /api/items/facets`, counted over the newest thousand listings that match the filter; with days, over those of
 * the newest five thousand that are free on them. `isCapped` is true if more match, or with days may match. Prices are rupees;
 * null if no listing has a price.
 */
export type ItemFacets = {
  total: number
  isCapped: boolean
  lowestPrice: string | null
  highestPrice: string | null
  categories: FacetChoice[]
  locations: FacetChoice[]
  units: FacetChoice[]
  negotiable: number
  verified: number
  /** By the attributes of the filter's category, numbers as text; omitted without a category that has any. */
  attributes?: { [Name in AttributeName]?: FacetChoice[] }
}

/**
 * `GET /api/user/items/activity`: the daily views and contact interactions of the member's own listings over thirty days;
 * listings without any are left out. Each array begins with `firstDay` and ends with today.
 */
export type ItemsActivity = {
  firstDay: Day
  items: { itemId: Id; views: number[]; contacts: number[] }[]
}

/**
 * A search suggestion of `GET /api/items/suggestions`; `categoryId` is set for a category. A `search` is for `text` in the city
 * `location`, or in all cities without one.
 */
export type Suggestion = {
  kind: 'category' | 'city' | 'title' | 'search'
  text: string
  categoryId?: string
  location?: string
}
