export { UnknownReviewError } from '#modules/reviews/errors'
export {
  findModeratedReview,
  type ModeratedReview,
  type ReviewPart,
} from '#modules/reviews/queries/find_moderated_review'
export { findReviewAsEvidence } from '#modules/reviews/queries/find_review_as_evidence'
export { recountReviewsOf } from '#modules/reviews/steps/recount_reviews_of'
export { hideReviewPart, showReviewPart } from '#modules/reviews/steps/review_visibility'
