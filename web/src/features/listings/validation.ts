import { LIMITS, PRICE_PATTERN } from '@saajha/contract/limits'
import { OPTIONAL_PHONE } from '@/lib/field_rules'
import { inputs } from '@/messages/inputs'
import type { ListingValues } from '@/features/listings/listing_values'

/** The rules of the listing form, in the words the server uses too. Fields that are out of sight are not asked for. */
export const RULES = {
  title: { validate: filled(inputs.titleRequired) },
  categoryId: { required: inputs.categoryRequired },
  description: { validate: filled(inputs.descriptionRequired) },
  price: {
    validate: (price: string, { pricing, priceUnit }: ListingValues) =>
      pricing !== 'fixed' ||
      (Boolean(priceUnit) && PRICE_PATTERN.test(price.trim())) ||
      inputs.fixedPriceInvalid,
  },
  city: {
    validate: (city: string, { locationType }: ListingValues) =>
      locationType !== 'predefined' || city !== '' || inputs.listedLocationRequired,
  },
  customLocation: {
    validate: (text: string, { locationType }: ListingValues) => {
      if (locationType !== 'custom') return true
      if (text.trim() === '') return inputs.customLocationRequired
      return text.trim().length >= LIMITS.location.min || inputs.locationTooShort
    },
  },
  contactPhone: OPTIONAL_PHONE,
}

function filled(words: string) {
  return (text: string) => text.trim() !== '' || words
}
