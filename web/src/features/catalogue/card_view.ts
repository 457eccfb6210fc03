import type { Item } from '@saajha/contract/item'
import { cardImage } from '@saajha/contract/media'
import { formatPrice } from '@/lib/format'
import { item as words } from '@/messages/item'

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
  imageUrl: string | null
  ownerName: string
  ownerAvatar: string | null
  isVerified: boolean
  isFeatured: boolean
  availability: Availability
}

/** Nobody can rate yet; every card says the same. */
const PLACEHOLDER_RATING = '4.5'

/** An item, as its card shows it. */
export function cardView(item: Item): CardView {
  const owner = item.owner as Item['owner'] | undefined
  const [firstImage] = item.imageUrls ?? []
  return {
    id: item.id,
    title: item.title?.trim() || words.untitled,
    price: formatPrice(item),
    location: item.location?.trim() || words.noLocation,
    rating: PLACEHOLDER_RATING,
    imageUrl: firstImage ? cardImage(firstImage) : null,
    ownerName: owner?.fullName?.trim() || words.anonymous,
    ownerAvatar: owner?.profileImageUrl ?? null,
    isVerified: owner?.isVerified ?? false,
    isFeatured: item.isFeatured,
    availability: item.isAvailable ? 'available' : 'unavailable',
  }
}
