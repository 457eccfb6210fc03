import { attribute, type AttributeName } from '@saajha/contract/item_attributes'
import { normalizeAmount } from '@saajha/contract/amount'
import { LIMITS, PRICE_PATTERN } from '@saajha/contract/limits'
import { LONGER_PRICE_MESSAGES } from '@saajha/contract/longer_price_messages'
import { longerPriceProblem, type LongerPrices } from '@saajha/contract/price'
import { isBlank, typedNumber } from '@saajha/contract/typed_text'
import { amountProblem, lineRule, OPTIONAL_PHONES, textRule } from '@/lib/text/field_rules'
import { formatCount } from '@/lib/text/format'
import { inputs } from '@/messages/inputs'
import { listing } from '@/messages/listing'
import { hasLongerPrices, type ListingValues } from '@/features/listings/listing_values'
import { language } from '@/lib/preferences/language'

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
  weeklyPrice: {
    validate: (text: string, values: ListingValues) => isLongerPrice('weeklyPrice', text, values),
  },
  monthlyPrice: {
    validate: (text: string, values: ListingValues) => isLongerPrice('monthlyPrice', text, values),
  },
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

/** Whether a price for a week or a month is empty, or within its limits beside the price per day; else the message. */
function isLongerPrice(name: keyof LongerPrices, text: string, values: ListingValues) {
  if (!hasLongerPrices(values) || isBlank(text)) return true
  const invalid = amountProblem(text, inputs.priceInvalid)
  if (invalid) return invalid
  const [price, ...longer] = [values.price, values.weeklyPrice, values.monthlyPrice].map(
    normalizeAmount
  )
  const [weeklyPrice, monthlyPrice] = longer.map((amount) =>
    PRICE_PATTERN.test(amount) ? amount : null
  )
  // Without a price its own field has an error.
  if (!PRICE_PATTERN.test(price!)) return true
  const problem = longerPriceProblem(price!, {
    weeklyPrice: weeklyPrice ?? null,
    monthlyPrice: name === 'monthlyPrice' ? (monthlyPrice ?? null) : null,
  })
  return problem?.field !== name || LONGER_PRICE_MESSAGES[language][problem.code](problem)
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
