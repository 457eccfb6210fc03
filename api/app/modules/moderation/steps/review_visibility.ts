import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Operator } from '#modules/moderation/rules/operator'
import { closeSettledAppeals } from '#modules/moderation/steps/close_settled_appeals'
import { recordAction } from '#modules/moderation/steps/record_action'
import { hideReviewPart, showReviewPart, type ReviewPart } from '#modules/reviews/public'
import { recordEvent } from '#shared/outbox/record_event'

const NAMES = {
  review: {
    hidden: { action: 'review_hidden', event: 'review.hidden' },
    shown: { action: 'review_shown', event: 'review.shown' },
  },
  answer: {
    hidden: { action: 'review_answer_hidden', event: 'review.answer_hidden' },
    shown: { action: 'review_answer_shown', event: 'review.answer_shown' },
  },
} as const

/** Hides a published review or the answer to it, and notifies its author. Returns false when none is shown. */
export async function hideReview(
  trx: TransactionClientContract,
  reviewId: string,
  part: ReviewPart,
  operator: Operator
): Promise<boolean> {
  const userId = await hideReviewPart(trx, reviewId, part, operator.reason)
  return record(trx, { reviewId, userId }, NAMES[part].hidden, operator)
}

/** Shows a hidden review or answer again, and notifies its author. Returns false when none is hidden. */
export async function showReview(
  trx: TransactionClientContract,
  reviewId: string,
  part: ReviewPart,
  operator: Operator
): Promise<boolean> {
  const userId = await showReviewPart(trx, reviewId, part)
  const kind = part === 'answer' ? 'review_answer' : 'review'
  if (userId !== null)
    await closeSettledAppeals(trx, { kind, id: reviewId, holding: null }, operator.reportId)
  return record(trx, { reviewId, userId }, NAMES[part].shown, operator)
}

async function record(
  trx: TransactionClientContract,
  { reviewId, userId }: { reviewId: string; userId: string | null },
  { action, event }: (typeof NAMES)[ReviewPart]['hidden' | 'shown'],
  operator: Operator
): Promise<boolean> {
  if (userId === null) return false
  const actionId = await recordAction(trx, { action, subject: reviewId, userId }, operator)
  await recordEvent(trx, event, reviewId, { actionId, reviewId, userId })
  return true
}
