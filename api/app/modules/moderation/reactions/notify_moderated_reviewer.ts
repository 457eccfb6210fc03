import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NotificationType } from '@saajha/contract/notification_types'
import { summaryOfBooking } from '#modules/bookings/public'
import type { ModerationEvents } from '#modules/moderation/events'
import { reasonOfAction } from '#modules/moderation/queries/reason_of_action'
import { addNotifications } from '#modules/notifications/public'
import { findModeratedReview, type ReviewPart } from '#modules/reviews/public'
import type { DomainEvent } from '#shared/events/domain_event'
import { reaction } from '#shared/events/subscriber'

/** Notifies the author of a review, or of the answer to one, that an administrator hid it and why, or showed it again. */
export const notifyModeratedReviewer = reaction('notify_moderated_reviewer', {
  'review.hidden': (event, trx) => notify(trx, event, 'review', 'review_hidden'),
  'review.shown': (event, trx) => notify(trx, event, 'review', 'review_shown'),
  'review.answer_hidden': (event, trx) => notify(trx, event, 'answer', 'review_answer_hidden'),
  'review.answer_shown': (event, trx) => notify(trx, event, 'answer', 'review_answer_shown'),
})

/** Nothing is told of a review that was withdrawn since. */
async function notify(
  trx: TransactionClientContract,
  { id: sourceEventId, name, payload }: DomainEvent<keyof ModerationEvents & `review.${string}`>,
  part: ReviewPart,
  type: NotificationType
): Promise<void> {
  const { actionId, reviewId, userId } = payload
  const review = await findModeratedReview(trx, reviewId, part)
  if (!review) return
  const { bookingId, itemId, itemTitle } = review
  const { itemImageUrl, conversationId } = await summaryOfBooking(trx, bookingId)
  const isHidden = name === 'review.hidden' || name === 'review.answer_hidden'
  const rejectionReason = isHidden ? await reasonOfAction(trx, actionId) : null
  await addNotifications(trx, [
    {
      sourceEventId,
      userId,
      type,
      itemId,
      conversationId,
      payload: { itemTitle, itemImageUrl, bookingId, rejectionReason },
    },
  ])
}
