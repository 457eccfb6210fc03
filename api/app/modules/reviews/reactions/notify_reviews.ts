import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookingSide } from '@saajha/contract/booking'
import type { Notification } from '@saajha/contract/notification'
import { reviewUntil } from '@saajha/contract/review_until'
import { lockCompletedBooking, summaryOfBooking } from '#modules/bookings/public'
import { addNotifications } from '#modules/notifications/public'
import type { ReviewEvents } from '#modules/reviews/events'
import { reminderDue } from '#modules/reviews/rules/reminder_due'
import { markNoticesRead } from '#modules/reviews/steps/mark_notices_read'
import type { DomainEvent } from '#shared/events/domain_event'
import { reaction } from '#shared/events/subscriber'
import { sql } from '#shared/database/sql'
import { recordEventAt } from '#shared/outbox/record_event'

const BOTH: BookingSide[] = ['owner', 'renter']

/**
 * Notifies a member that the other member has written a review, without its text; of a published review about them; and once,
 * three days before the end, that they can still write a review. The notification of the completed booking asks for it first.
 */
export const notifyReviews = reaction('notify_reviews', {
  async 'booking.completed'({ payload: { bookingId, itemId, ownerId, renterId } }, trx) {
    const { completedAt } = await summaryOfBooking(trx, bookingId)
    const due = reminderDue(reviewUntil(completedAt!))
    const ids = { bookingId, itemId, ownerId, renterId }
    await recordEventAt(trx, due, 'review.reminder_due', bookingId, ids)
  },
  async 'review.submitted'(event, trx) {
    const { bookingId, by } = event.payload
    await lockCompletedBooking(trx, bookingId)
    const { written, isClosed } = await readState(trx, bookingId)
    const isWaiting = written.some(({ side, isWithdrawn }) => side === by && !isWithdrawn)
    if (isClosed || !isWaiting || written.length > 1) return
    await notify(
      trx,
      event,
      'review_waiting',
      BOTH.filter((side) => side !== by)
    )
  },
  async 'review.reminder_due'(event, trx) {
    const { written, isClosed } = await readState(trx, event.payload.bookingId)
    if (isClosed) return
    const missing = BOTH.filter((side) => !written.some((review) => review.side === side))
    await notify(trx, event, 'review_wanted', missing)
  },
  async 'reviews.published'(event, trx) {
    const { bookingId, sides, by } = event.payload
    await markNoticesRead(trx, bookingId, ['review.submitted', 'review.reminder_due'])
    // The author of the last one sees the other review in the response.
    const readers = BOTH.filter((side) => side !== by && sides.some((each) => each !== side))
    await notify(trx, event, 'reviews_published', readers)
  },
})

type Written = { side: BookingSide; isWithdrawn: boolean; isPublished: boolean }

/** The reviews of a booking, withdrawn ones included, and whether no more can be written. */
async function readState(trx: TransactionClientContract, bookingId: string) {
  const written = await sql<Written>(
    trx,
    `select by_side as side, withdrawn_at is not null as "isWithdrawn", published_at is not null as "isPublished"
     from reviews where booking_id = $1`,
    [bookingId],
    { prepare: true }
  )
  return { written, isClosed: written.some(({ isPublished }) => isPublished) }
}

async function notify(
  trx: TransactionClientContract,
  { id: sourceEventId, payload }: DomainEvent<keyof ReviewEvents>,
  type: Notification['type'],
  sides: BookingSide[]
): Promise<void> {
  const { bookingId, itemId, ownerId, renterId } = payload
  const { completedAt, conversationId, ...shown } = await summaryOfBooking(trx, bookingId)
  const answerBy = type === 'reviews_published' ? null : reviewUntil(completedAt!).toISOString()
  await addNotifications(
    trx,
    sides.map((side) => ({
      sourceEventId,
      userId: side === 'owner' ? ownerId : renterId,
      type,
      itemId,
      conversationId,
      payload: { ...shown, senderId: side === 'owner' ? renterId : ownerId, bookingId, answerBy },
    }))
  )
}
