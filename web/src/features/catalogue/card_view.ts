import { CATEGORIES } from '@saajha/contract/categories'
import type { Item } from '@saajha/contract/item'
import { cardImage } from '@saajha/contract/media'
import { formatPrice } from '@/lib/format'
import { ownerPhone } from '@/lib/owner_phone'
import { item as words } from '@/messages/item'
import { names } from '@/messages/names'

/** Whether an item can be had now. No listing is `rented` yet: only the owner's switch is known. */
export type Availability = 'available' | 'rented' | 'unavailable'

/** What a card says of an item, with something in the place of everything that is missing. */
export type CardView = {
  id: string
  title: string
  /** '₹450/day', or 'Price Negotiable'. */
  price: string
  location: string
  rating: string
  reviewCount: number
  imageUrl: string | null
  videoUrl: string | null
  ownerName: string
  ownerId: string
  ownerAvatar: string | null
  isVerified: boolean
  isFeatured: boolean
  availability: Availability
  /** The category's name; null for one that the app does not know. */
  category: string | null
  contactPhone: string | null
}

/** Nobody can rate yet; every card says the same. */
const PLACEHOLDER_RATING = '4.5'
const PLACEHOLDER_REVIEW_COUNT = 0

/** An item, as its card shows it. */
export function cardView(item: Item): CardView {
  const owner = item.owner as Item['owner'] | undefined
  const [firstImage] = item.imageUrls ?? []
  const category = CATEGORIES.find(({ id }) => id === item.categoryId)
  return {
    id: item.id,
    title: item.title?.trim() || words.untitled,
    price: formatPrice(item),
    location: names.place(item.location?.trim() ?? '') || words.noLocation,
    rating: PLACEHOLDER_RATING,
    reviewCount: PLACEHOLDER_REVIEW_COUNT,
    imageUrl: firstImage ? cardImage(firstImage) : null,
    videoUrl: item.videoUrl,
    ownerName: owner?.fullName?.trim() || words.anonymous,
    ownerId: item.ownerId,
    ownerAvatar: owner?.profileImageUrl ?? null,
    isVerified: owner?.isVerified ?? false,
    isFeatured: item.isFeatured,
    availability: item.isAvailable ? 'available' : 'unavailable',
    category: category ? names.category(category).name : null,
    contactPhone: ownerPhone({ contactPhone: item.contactPhone, owner }),
  }
}
