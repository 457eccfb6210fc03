import { lockCompletedBooking } from '#modules/bookings/public'
import { publishReviews } from '#modules/reviews/steps/publish_reviews'
import { reaction } from '#shared/events/subscriber'

/** Publishes a review to which the other member has written none in time. */
export const publishReview = reaction('publish_review', {
  async 'review.window_ended'({ payload: { bookingId } }, trx) {
    await lockCompletedBooking(trx, bookingId)
    await publishReviews(trx, bookingId, null)
  },
})
