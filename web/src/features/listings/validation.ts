import { LIMITS, PRICE_PATTERN } from '@saajha/contract/limits'
import { lineRule, OPTIONAL_PHONES } from '@/lib/text/field_rules'
import { inputs } from '@/messages/inputs'
import type { ListingValues } from '@/features/listings/listing_values'

const CUSTOM_LOCATION = lineRule(LIMITS.location.min, inputs.locationTooShort)

/** Validation rules of the listing form, with the same messages as the server. Hidden fields are not required. */
export const RULES = {
  title: lineRule(1, inputs.titleRequired),
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
      return CUSTOM_LOCATION.validate(text)
    },
  },
  contactPhone: OPTIONAL_PHONES.listing,
}

function filled(message: string) {
  return (text: string) => text.trim() !== '' || message
}
