export const PRICE_UNITS = ['hour', 'day', 'week', 'month'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

/** What a card or an item page shows of the person behind a listing. */
export type ItemOwner = {
  fullName: string
  phone: string | null
  profileImageUrl: string | null
  isVerified: boolean
}

/** A listing as every reader sees it. Money is a decimal string with two digits ("450.50"); dates are ISO 8601 UTC. */
export type Item = {
  id: string
  title: string
  description: string
  /** Rupees; null when the owner named no price. */
  price: string | null
  priceUnit: PriceUnit
  isNegotiable: boolean
  categoryId: string
  location: string
  contactPhone: string | null
  /** Addresses of full-size pictures; `cardImage()` names the card-size twin of each. */
  imageUrls: string[]
  videoUrl: string | null
  ownerId: string
  isAvailable: boolean
  isFeatured: boolean
  minRentalDuration: number
  maxRentalDuration: number | null
  deposit: string | null
  moderationStatus: 'pending' | 'approved' | 'rejected'
  rejectionReason: string | null
  createdAt: string
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
