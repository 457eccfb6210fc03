import { attribute, type AttributeName } from '@saajha/contract/item_attributes'
import { LIMITS } from '@saajha/contract/limits'
import { isBlank, typedNumber } from '@saajha/contract/typed_text'
import { amountProblem, lineRule, OPTIONAL_PHONES, textRule } from '@/lib/text/field_rules'
import { formatCount } from '@/lib/text/format'
import { inputs } from '@/messages/inputs'
import { listing } from '@/messages/listing'
import type { ListingValues } from '@/features/listings/listing_values'

const CUSTOM_LOCATION = lineRule(LIMITS.location.min, inputs.locationTooShort)

/** Validation rules of the listing form, with the same messages as the server. Hidden fields are not required. */
export const RULES = {
  title: lineRule(1, inputs.titleRequired),
  categoryId: { required: inputs.categoryRequired },
  description: textRule(inputs.descriptionRequired),
  price: {
    validate: (price: string, { pricing, priceUnit }: ListingValues) =>
      pricing !== 'fixed' ||
      (priceUnit ? amountProblem(price, inputs.fixedPriceInvalid) : inputs.fixedPriceInvalid),
  },
  city: {
    validate: (city: string, { locationType }: ListingValues) =>
      locationType !== 'predefined' || city !== '' || inputs.listedLocationRequired,
  },
  customLocation: {
    validate: (text: string, { locationType }: ListingValues) => {
      if (locationType !== 'custom') return true
      if (isBlank(text)) return inputs.customLocationRequired
      return CUSTOM_LOCATION.validate(text)
    },
  },
  contactPhone: OPTIONAL_PHONES.listing,
  deposit: {
    validate: (deposit: string) =>
      isBlank(deposit) || amountProblem(deposit, listing.depositInvalid),
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
      const isShorter = !isBlank(max) && Number(typedNumber(max)) < Number(typedNumber(min))
      return isShorter ? listing.maxRentalTooShort : isDuration(max)
    },
  },
}

/** The validation rule of an optional attribute. */
export function attributeRule(name: AttributeName) {
  const rule = attribute(name)
  if (rule.kind === 'text') return lineRule(0, '')
  if (rule.kind === 'option') return {}
  return { validate: (text: string) => isWholeNumber(text, rule, String) }
}

function isDuration(text: string) {
  return isWholeNumber(text, LIMITS.rentalDuration)
}

/** Whether an optional field is empty or a whole number within limits; else the message. */
function isWholeNumber(
  text: string,
  { min, max }: { min: number; max: number },
  format = formatCount
) {
  const number = typedNumber(text)
  const isInRange = /^\d+$/.test(number) && Number(number) >= min && Number(number) <= max
  return (
    number === '' || isInRange || listing.wholeNumberInvalid({ min: format(min), max: format(max) })
  )
}
