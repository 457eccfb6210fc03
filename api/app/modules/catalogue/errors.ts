import { CATEGORY_NOT_FOUND } from '@saajha/contract/page_texts/not_found'
import { INPUT_MESSAGES } from '@saajha/contract/input_messages'
import { LONGER_PRICE_MESSAGES } from '@saajha/contract/longer_price_messages'
import type { LongerPriceProblem } from '@saajha/contract/price'
import { VALIDATION_MESSAGES } from '@saajha/contract/validation_messages'
import { defineError, HttpError } from '#shared/http/errors/http_error'
import { dayInWords } from '#shared/time/day_in_india'

export class UnknownItemError extends defineError({
  status: 404,
  code: 'itemNotFound',
  message: VALIDATION_MESSAGES.itemNotFound,
}) {}

export class UnknownCategoryError extends defineError({
  status: 404,
  code: 'categoryNotFound',
  message: CATEGORY_NOT_FOUND.en.notFoundHint,
}) {}

export class MissingCategoryError extends defineError({
  status: 422,
  code: 'categoryRequired',
  message: INPUT_MESSAGES.categoryRequired,
  field: 'categoryId',
}) {}

/** A price is missing and not negotiable. */
export class MissingPriceError extends defineError({
  status: 422,
  code: 'fixedPriceInvalid',
  message: INPUT_MESSAGES.fixedPriceInvalid,
  field: 'price',
}) {}

export class RentalDurationError extends defineError({
  status: 422,
  code: 'rentalDurationReversed',
  message: "The longest rental can't be less than the shortest.",
  field: 'maxRentalDuration',
}) {}

/** A price for 7 or 30 days is beyond its limit. */
export class LongerPriceError extends HttpError<LongerPriceProblem['code'], 422> {
  constructor({ field, code, limit }: LongerPriceProblem) {
    const params = { limit }
    super(422, code, { message: LONGER_PRICE_MESSAGES.en[code](params), params, field })
  }
}

/** Accepted bookings hold more pieces on a day than would be left. */
export class PromisedQuantityError extends defineError({
  status: 409,
  code: 'quantityPromised',
  message: ({ day }) => `You have promised more than that on ${dayInWords(day)}.`,
  field: 'quantity',
}) {}

export class ForeignMediaError extends HttpError<'mediaNotUploaded', 422> {
  constructor(field: 'imageUrls' | 'videoUrl') {
    const message = 'Please upload your photos and video here before you add them.'
    super(422, 'mediaNotUploaded', { message, params: undefined, field })
  }
}

export class PriceRangeError extends defineError({
  status: 422,
  code: 'priceRangeReversed',
  message: "The maximum price can't be less than the minimum.",
  field: 'maxPrice',
}) {}

/** One of the days of a filter is missing or does not exist, or they are too many. */
export class DayRangeError extends defineError({
  status: 422,
  code: 'dayRangeInvalid',
  message: ({ max }) => `Please choose a first and a last day, at most ${max} days apart.`,
  field: 'to',
}) {}

/** Days more than two years ahead. */
export class DistantDaysError extends defineError({
  status: 422,
  code: 'bookingTooFarAhead',
  message: 'Please choose days within the next two years.',
  field: 'to',
}) {}

export class ReversedDaysError extends defineError({
  status: 422,
  code: 'bookingReversed',
  message: "The return day can't be before the pick-up day.",
  field: 'to',
}) {}

export class PastDaysError extends defineError({
  status: 422,
  code: 'bookingInPast',
  message: 'Please choose today or a later date.',
  field: 'from',
}) {}
