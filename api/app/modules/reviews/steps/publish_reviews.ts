import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookingSide } from '@saajha/contract/booking'
import { BOOKING_IDS, recordChanges, type IdsOfReview } from '#modules/reviews/steps/record_changes'
import { sql } from '#shared/database/sql'
import { recordEvent } from '#shared/outbox/record_event'

/**
 * Publishes the waiting reviews of a booking at one moment. The caller has locked the booking. Reviews of suspended authors stay
 * unpublished. `by` is the side that wrote the last review, null at the end of the window.
 */
export async function publishReviews(
  trx: TransactionClientContract,
  bookingId: string,
  by: BookingSide | null
): Promise<void> {
  const published = await sql<IdsOfReview & { side: BookingSide }>(
    trx,
    `update reviews r set published_at = statement_timestamp()
     where r.booking_id = $1 and r.published_at is null and r.withdrawn_at is null
       and not (select a.is_suspended from member_profiles a where a.id = r.author_id)
     returning r.by_side as side, ${BOOKING_IDS}`,
    [bookingId],
    { prepare: true }
  )
  const [first] = published
  if (!first) return
  const { side: _, ...ids } = first
  const sides = published.map(({ side }) => side)
  await recordEvent(trx, 'reviews.published', bookingId, { ...ids, sides, by })
  await recordChanges(trx, [ids])
}
