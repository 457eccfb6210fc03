import { lockCompletedBooking } from '#modules/bookings/public'
import { lockMember } from '#modules/identity/public'
import { UnknownReviewError } from '#modules/reviews/errors'
import { markNoticesRead } from '#modules/reviews/steps/mark_notices_read'
import { BOOKING_IDS, recordChanges, type IdsOfReview } from '#modules/reviews/steps/record_changes'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'

/**
 * Withdraws a member's review of a booking: removes its stars, text, marks and answer for good. Throws `UnknownReviewError` if there
 * is none, or none any more.
 */
export async function withdrawReview(memberId: string, bookingId: string): Promise<void> {
  await inTransaction(async (trx) => {
    // As `submitReview` does: it decides by the reviews of the booking, and by those of its author, more than once.
    await lockMember(trx, memberId)
    await lockCompletedBooking(trx, bookingId)
    const withdrawn = await sql<IdsOfReview>(
      trx,
      `update reviews r set withdrawn_at = now(), stars = null, body = null, marks = '{}', answer = null, answered_at = null,
         hidden_reason = null, answer_hidden_reason = null
       where r.booking_id = $1 and r.author_id = $2 and r.withdrawn_at is null returning ${BOOKING_IDS}`,
      [bookingId, memberId],
      { prepare: true }
    )
    if (withdrawn.length === 0) throw new UnknownReviewError()
    await recordChanges(trx, withdrawn)
    await markNoticesRead(trx, bookingId, ['review.submitted', 'reviews.published'])
  })
}
