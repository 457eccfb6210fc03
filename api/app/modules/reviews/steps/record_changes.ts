import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordEventsAt } from '#shared/outbox/record_event'

type BookingIds = { bookingId: string; itemId: string; ownerId: string; renterId: string }

/** The columns of a review `r` that events name. */
export const BOOKING_IDS = `r.booking_id as "bookingId", r.item_id as "itemId",
  case when r.by_side = 'owner' then r.author_id else r.subject_id end as "ownerId",
  case when r.by_side = 'owner' then r.subject_id else r.author_id end as "renterId"`

/** A row read with `BOOKING_IDS`. */
export type IdsOfReview = BookingIds

/** Records that the published reviews of some bookings have changed, so that the ratings are computed again. */
export async function recordChanges(
  trx: TransactionClientContract,
  bookings: BookingIds[]
): Promise<void> {
  if (bookings.length === 0) return
  const events = bookings.map(({ bookingId, itemId, ownerId, renterId }) => ({
    due: {},
    aggregateId: bookingId,
    payload: { bookingId, itemId, ownerId, renterId },
  }))
  await recordEventsAt(trx, 'reviews.changed', events)
}
