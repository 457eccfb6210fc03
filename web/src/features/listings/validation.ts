import { LIMITS, PHONE_PATTERN, PRICE_PATTERN } from '@saajha/contract/limits'
import { WORDS } from '@saajha/contract/words'
import type { ListingValues } from '@/features/listings/listing_values'

/** The rules of the listing form, in the words the server uses too. Fields that are out of sight are not asked for. */
export const RULES = {
  title: { validate: filled(WORDS.titleRequired) },
  categoryId: { required: WORDS.categoryRequired },
  description: { validate: filled(WORDS.descriptionRequired) },
  price: {
    validate: (price: string, { pricing, priceUnit }: ListingValues) =>
      pricing !== 'fixed' ||
      (Boolean(priceUnit) && PRICE_PATTERN.test(price.trim())) ||
      WORDS.fixedPriceInvalid,
  },
  city: {
    validate: (city: string, { locationType }: ListingValues) =>
      locationType !== 'predefined' || city !== '' || WORDS.listedLocationRequired,
  },
  customLocation: {
    validate: (text: string, { locationType }: ListingValues) => {
      if (locationType !== 'custom') return true
      if (text.trim() === '') return WORDS.customLocationRequired
      return text.trim().length >= LIMITS.location.min || WORDS.locationTooShort
    },
  },
  contactPhone: {
    validate: (phone: string) =>
      phone.trim() === '' || PHONE_PATTERN.test(phone.trim()) || WORDS.contactPhoneInvalid,
  },
}

function filled(words: string) {
  return (text: string) => text.trim() !== '' || words
}
