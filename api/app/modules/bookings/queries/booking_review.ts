import db from '@adonisjs/lucid/services/db'
import type { Booking } from '@saajha/contract/booking'
import type { BookingReview, OwnReview, Review } from '@saajha/contract/review'
import { reviewUntil } from '@saajha/contract/review_until'
import type { CurrentBooking } from '#modules/bookings/policies/booking_policy'
import { isoMoment } from '#shared/database/iso_moment'
import { sql } from '#shared/database/sql'

/** A row of `REVIEWS`. Only the state of the other member's review is read. */
export type ReviewRows = {
  ownReview: (OwnReview & { isWithdrawn: boolean }) | null
  otherReview: {
    isPublished: boolean
    isGone: boolean
    isOfSuspended: boolean
    answerHiddenReason: string | null
  } | null
}

/** Columns with the reviews of a booking `b`; `$1` is the reader. */
export const REVIEWS = `
  (select json_build_object('id', r.id, 'stars', r.stars, 'text', r.body, 'marks', r.marks,
     'submittedAt', ${isoMoment('r.submitted_at')},
     'publishedAt', ${isoMoment('r.published_at')}, 'isWithdrawn', r.withdrawn_at is not null,
     'hiddenReason', case when r.hidden_at is not null then coalesce(r.hidden_reason, '') end)
   from booking_reviews r
   where r.booking_id = b.id and r.by_side = case when b.owner_id = $1 then 'owner' else 'renter' end) as "ownReview",
  (select json_build_object('isPublished', r.published_at is not null,
     'isGone', r.withdrawn_at is not null or r.hidden_at is not null, 'isOfSuspended', a.is_suspended,
     'answerHiddenReason', case when r.answer_hidden_at is not null then r.answer_hidden_reason end)
   from booking_reviews r
   join member_profiles a on a.id = case when b.owner_id = $1 then b.renter_id else b.owner_id end
   where r.booking_id = b.id and r.by_side = case when b.owner_id = $1 then 'renter' else 'owner' end) as "otherReview"`

/** The reviews of a booking as its reader sees them. The window of both sides closes when one of the reviews is published. */
export function bookingReview(booking: CurrentBooking & ReviewRows): BookingReview {
  const { state, completedAt, now, ownReview, otherReview } = booking
  const until = state === 'completed' && completedAt ? reviewUntil(completedAt) : null
  const isOpen = until !== null && now <= until && !otherReview?.isPublished
  return {
    may: isOpen && ownReview === null,
    until: until?.toISOString() ?? null,
    mine: ownReview && !ownReview.isWithdrawn ? withoutState(ownReview) : null,
    other: stateOf(otherReview, until !== null && now > until),
    answerHiddenReason: otherReview?.answerHiddenReason ?? null,
  }
}

function withoutState({ isWithdrawn: _, ...review }: OwnReview & { isWithdrawn: boolean }) {
  return review
}

/** After the window, the review of a suspended author is not published. Before, nothing shows the suspension. */
function stateOf(review: ReviewRows['otherReview'], isOver: boolean): BookingReview['other'] {
  if (review === null || review.isGone) return 'none'
  if (review.isPublished) return 'published'
  return isOver && review.isOfSuspended ? 'none' : 'waiting'
}

/** The published review of the other member; null unless it is published. */
export async function findReviewOfOther(
  { other }: BookingReview,
  { id, side }: Pick<Booking, 'id'> & Pick<CurrentBooking, 'side'>
): Promise<Review | null> {
  if (other !== 'published') return null
  const [row] = await sql<{ json: Review }>(
    db,
    'select json from published_reviews where booking_id = $1 and by_side <> $2',
    [id, side],
    { prepare: true }
  )
  return row?.json ?? null
}
