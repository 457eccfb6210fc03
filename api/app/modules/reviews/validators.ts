import vine from '@vinejs/vine'
import { LIMITS } from '@saajha/contract/limits'
import { REVIEW_MARKS } from '@saajha/contract/review'
import { pageFields } from '#shared/http/paging/page_fields'
import { freeText } from '#shared/http/validation/free_text'
import { validationCodes } from '#shared/http/validation/validation_codes'
import { wholeNumber } from '#shared/http/validation/whole_number'

/** The body of `POST /api/bookings/{id}/review`. */
export const reviewValidator = vine.create({
  stars: wholeNumber().range([1, 5]),
  text: freeText(LIMITS.reviewText.max).nullable().optional(),
  marks: vine.array(vine.enum(REVIEW_MARKS)).maxLength(3).distinct().optional(),
})
reviewValidator.messagesProvider = validationCodes({
  'stars': 'starsRequired',
  'stars.range': 'starsRequired',
  'stars.withoutDecimals': 'starsRequired',
})

/** The body of `PUT /api/reviews/{id}/answer`. */
export const reviewAnswerValidator = vine.create({
  text: freeText(LIMITS.reviewAnswer.max).minLength(1),
})
reviewAnswerValidator.messagesProvider = validationCodes({})

/** The query of the lists of reviews. */
export const listReviewsValidator = vine.create(pageFields)
listReviewsValidator.messagesProvider = validationCodes({})
