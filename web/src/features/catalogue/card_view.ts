import { NAMED_CATEGORIES } from '@saajha/contract/category_names'
import { cityOf } from '@saajha/contract/city_of'
import type { Item } from '@saajha/contract/item'
import { cardSources, type PictureSources } from '@saajha/contract/media'
import { hasPlaceholderRatings } from '@/lib/preferences/placeholder_ratings'
import { formatPrice, formatRating } from '@/lib/text/format'
import { ownerPhone } from '@/lib/text/owner_phone'
import { item as messages } from '@/messages/item'
import { names } from '@/messages/names'

/** The availability of an item. No listing is `rented` yet, since the API only has the owner's switch. */
export type Availability = 'available' | 'rented' | 'unavailable'

/** The display texts of an item card, with fallbacks for missing values. */
export type CardView = {
  id: string
  title: string
  /** '₹450/day', or 'Price Negotiable'. */
  price: string
  location: string
  /** The location without the state. */
  city: string
  /** The mean of its reviews with one decimal, or the placeholder; null without both. */
  rating: string | null
  reviewCount: number
  /** The owner's rating, of an item without an own one; null unless there are no placeholder ratings. */
  ownerRating: string | null
  image: PictureSources | null
  videoUrl: string | null
  ownerName: string
  ownerId: string
  ownerAvatar: string | null
  isVerified: boolean
  isFeatured: boolean
  availability: Availability
  /** The category's name; null for an unknown category. */
  category: string | null
  contactPhone: string | null
}

/** What the card of an item without reviews shows. */
const PLACEHOLDER_RATING = '4.5'

/** The display texts of an item's card. */
export function cardView(item: Item): CardView {
  const owner = item.owner as Item['owner'] | undefined
  const location = item.location?.trim() ?? ''
  const [firstImage] = item.imageUrls ?? []
  const category = NAMED_CATEGORIES.find(({ id }) => id === item.categoryId)
  const rating = formatRating(item) ?? (hasPlaceholderRatings() ? PLACEHOLDER_RATING : null)
  return {
    id: item.id,
    title: unbrokenRanges(item.title?.trim() ?? '') || messages.untitled,
    price: formatPrice(item),
    location: names.location(location) || messages.noLocation,
    city: names.location(cityOf(location)) || messages.noLocation,
    rating,
    reviewCount: item.reviewCount ?? 0,
    ownerRating: rating === null && owner ? formatRating(owner) : null,
    image: firstImage ? cardSources(firstImage) : null,
    videoUrl: item.videoUrl,
    ownerName: owner?.fullName?.trim() || messages.anonymous,
    ownerId: item.ownerId,
    ownerAvatar: owner?.profileImageUrl ?? null,
    isVerified: owner?.isVerified ?? false,
    isFeatured: item.isFeatured,
    availability: item.isAvailable ? 'available' : 'unavailable',
    category: category ? names.category(category).name : null,
    contactPhone: ownerPhone({ contactPhone: item.contactPhone, owner }),
  }
}

/** A text whose ranges, such as '18-45', no line break divides: a word joiner follows their hyphens. */
function unbrokenRanges(text: string) {
  return text.replaceAll(/(\d)-(?=\d)/g, '$1-\u2060')
}
