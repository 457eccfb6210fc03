export { UnknownReviewError } from '#modules/reviews/errors'
