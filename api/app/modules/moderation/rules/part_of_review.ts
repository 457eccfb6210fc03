import type { ReviewPart } from '#modules/reviews/public'

/** The part of a review that a report of this kind is about. */
export function partOf(kind: 'review' | 'review_answer'): ReviewPart {
  return kind === 'review' ? 'review' : 'answer'
}
