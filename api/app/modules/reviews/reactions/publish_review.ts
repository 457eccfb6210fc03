import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { reviewUntil } from '@saajha/contract/review_until'
import { lockCompletedBooking, summaryOfBooking } from '#modules/bookings/public'
import { publishReviews } from '#modules/reviews/steps/publish_reviews'
import { BOOKING_IDS, type IdsOfReview } from '#modules/reviews/steps/record_changes'
import { reaction } from '#shared/events/subscriber'
import { sql } from '#shared/database/sql'
import { recordEventAt } from '#shared/outbox/record_event'

/**
 * Publishes a review to which the other member has written none in time. The reviews of a suspended member are published after the
 * suspension, if the time has ended by then.
 */
export const publishReview = reaction('publish_review', {
  async 'review.window_ended'({ payload: { bookingId } }, trx) {
    await lockCompletedBooking(trx, bookingId)
    await publishReviews(trx, bookingId, null)
  },
  async 'member.reinstated'({ payload: { userId } }, trx) {
    for (const ids of await findWaiting(trx, userId)) {
      const { completedAt } = await summaryOfBooking(trx, ids.bookingId)
      const until = reviewUntil(completedAt!)
      await recordEventAt(trx, until, 'review.window_ended', ids.bookingId, ids)
    }
  },
})

/** The bookings whose review by a member is not published. */
function findWaiting(trx: TransactionClientContract, authorId: string): Promise<IdsOfReview[]> {
  return sql<IdsOfReview>(
    trx,
    `select ${BOOKING_IDS} from reviews r
     where r.author_id = $1 and r.published_at is null and r.withdrawn_at is null order by r.id`,
    [authorId]
  )
}
