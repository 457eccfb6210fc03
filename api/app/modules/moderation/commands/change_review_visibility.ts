import type { ReviewVisibility, VisibilityBody } from '@saajha/contract/moderation'
import { OwnModerationError } from '#modules/moderation/errors'
import { hideReview, showReview } from '#modules/moderation/steps/review_visibility'
import { findModeratedReview, UnknownReviewError, type ReviewPart } from '#modules/reviews/public'
import { inTransaction } from '#shared/database/in_transaction'

/**
 * Hides a published review or the answer to it, or shows it again; the same state again changes nothing. Throws
 * `UnknownReviewError`, also where there is no answer, or `OwnModerationError` for both members of the rental.
 */
export async function changeReviewVisibility(
  administrator: { id: string; name: string },
  reviewId: string,
  part: ReviewPart,
  { isHidden, reason }: VisibilityBody
): Promise<ReviewVisibility> {
  const operator = { by: administrator.name, reason, administratorId: administrator.id }
  return inTransaction(async (trx) => {
    const review = await findModeratedReview(trx, reviewId, part)
    if (!review) throw new UnknownReviewError()
    if ([review.authorId, review.otherId].includes(administrator.id)) throw new OwnModerationError()
    await (isHidden ? hideReview : showReview)(trx, reviewId, part, operator)
    return { id: reviewId, isHidden }
  })
}
