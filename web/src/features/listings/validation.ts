import { LIMITS, PRICE_PATTERN } from '@saajha/contract/limits'
import { lineRule, OPTIONAL_PHONES } from '@/lib/text/field_rules'
import { formatCount } from '@/lib/text/format'
import { inputs } from '@/messages/inputs'
import { listing } from '@/messages/listing'
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
  deposit: {
    validate: (deposit: string) =>
      deposit.trim() === '' || PRICE_PATTERN.test(deposit.trim()) || listing.depositInvalid,
  },
  quantity: { validate: (text: string) => isWholeNumber(text, LIMITS.quantity) },
  bufferDays: {
    validate: (text: string) => isWholeNumber(text, { min: 0, ...LIMITS.bufferDays }),
  },
  noticeDays: {
    validate: (text: string) => isWholeNumber(text, { min: 0, ...LIMITS.noticeDays }),
  },
  minRentalDuration: { validate: isDuration },
  maxRentalDuration: {
    validate: (max: string, { minRentalDuration: min }: ListingValues) => {
      const isShorter = max.trim() !== '' && Number(max) < Number(min)
      return isShorter ? listing.maxRentalTooShort : isDuration(max)
    },
  },
}

function isDuration(text: string) {
  return isWholeNumber(text, LIMITS.rentalDuration)
}

/** Whether an optional field is empty or a whole number within limits; else the message. */
function isWholeNumber(text: string, { min, max }: { min: number; max: number }) {
  const isWhole = text.trim() === '' || /^\d+$/.test(text.trim())
  const isInRange = text.trim() === '' || (Number(text) >= min && Number(text) <= max)
  return (
    (isWhole && isInRange) ||
    listing.wholeNumberInvalid({ min: formatCount(min), max: formatCount(max) })
  )
}

function filled(message: string) {
  return (text: string) => text.trim() !== '' || message
}
