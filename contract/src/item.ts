import type { Day, Id, Moment, Money } from './values.ts'

export const PRICE_UNITS = ['hour', 'day', 'week', 'month'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

/** How `GET /api/items` may be sorted: `price` begins with the lowest, `-price` with the highest. */
export const ITEM_SORTS = ['newest', 'relevance', 'popular', 'price', '-price'] as const
export type ItemSort = (typeof ITEM_SORTS)[number]

/** What a card or an item page shows of the person behind a listing. */
export type ItemOwner = {
  fullName: string
  /** The account's own number; always null in lists, where `contactPhone` alone is shown. */
  phone: string | null
  profileImageUrl: string | null
  isVerified: boolean
}

/** A listing as every reader sees it. Money is a decimal string with two digits ("450.50"); dates are ISO 8601 UTC. */
export type Item = {
  id: Id
  title: string
  description: string
  /** Rupees; null when the owner named no price. */
  price: Money | null
  priceUnit: PriceUnit
  isNegotiable: boolean
  categoryId: string
  location: string
  contactPhone: string | null
  /** Addresses of full-size pictures; `cardImage()` names the card-size twin of each. */
  imageUrls: string[]
  videoUrl: string | null
  ownerId: Id
  isAvailable: boolean
  isFeatured: boolean
  minRentalDuration: number
  maxRentalDuration: number | null
  deposit: Money | null
  moderationStatus: 'pending' | 'approved' | 'rejected'
  rejectionReason: string | null
  createdAt: Moment
  owner: ItemOwner
}

/** The body of `POST /api/items`, and, with any part of it, of `PUT /api/items/{id}` (which also takes `isAvailable`). */
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
}

/** A choice that narrows a list, and how many listings it would show. */
export type FacetChoice = { value: string; count: number }

/**
 * What `GET /api/items/facets` counts, over the newest thousand listings that meet the filter; `isCapped` says that
 * there are more. Prices are rupees; null where no listing has one.
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
}

/**
 * `GET /api/user/items/activity`: for each of the member's own listings that somebody noticed, how many looked at it and
 * how many reached them, on each of thirty days. The first number of each list is of `firstDay`, the last of today.
 */
export type ItemsActivity = {
  firstDay: Day
  items: { itemId: Id; views: number[]; contacts: number[] }[]
}

/** What `GET /api/items/suggestions` offers while somebody types; a category also says its id. */
export type Suggestion = { kind: 'category' | 'city' | 'title'; text: string; categoryId?: string }
