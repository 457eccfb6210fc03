import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import type { BookingSide } from '@saajha/contract/booking'
import { MARKS_BY } from '@saajha/contract/review'
import { reviewUntil } from '@saajha/contract/review_until'
import {
  lockCompletedBooking,
  membersOfBooking,
  UnknownBookingError,
} from '#modules/bookings/public'
import { BlockedMemberError, isKnownNetwork, lockMember } from '#modules/identity/public'
import {
  ClosedReviewError,
  UnconfirmedEmailError,
  UnfitMarkError,
  WrittenReviewError,
} from '#modules/reviews/errors'
import { publishReviews } from '#modules/reviews/steps/publish_reviews'
import type { reviewValidator } from '#modules/reviews/validators'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { recordEvent, recordEventAt } from '#shared/outbox/record_event'

/** The accounts that have signed in on the author's device, and the author's IP address. */
type Client = { deviceAccounts: string[]; ip: string }

type Written = {
  side: BookingSide
  isPublished: boolean
  isWithdrawn: boolean
  isSuspended: boolean
}

/**
 * Reviews the other member of a completed booking. Both reviews are published at one moment: when the second one is written, or at
 * the end of the window. Throws `UnknownBookingError`, also for a booking of other members, `UnconfirmedEmailError`,
 * `ClosedReviewError` before the completion, after the window and once a review of the booking is published, `WrittenReviewError`
 * or `UnfitMarkError`.
 */
export async function submitReview(
  memberId: string,
  bookingId: string,
  { stars, text, marks = [] }: Infer<typeof reviewValidator>,
  client: Client
): Promise<void> {
  await inTransaction(async (trx) => {
    const members = await membersOfBooking(trx, bookingId)
    if (!members || ![members.ownerId, members.renterId].includes(memberId))
      throw new UnknownBookingError()
    const side = members.ownerId === memberId ? 'owner' : 'renter'
    const subjectId = side === 'owner' ? members.renterId : members.ownerId
    if (!marks.every((mark) => MARKS_BY[side].includes(mark))) throw new UnfitMarkError()
    const author = await lockMember(trx, memberId)
    if (author.isSuspended) throw new BlockedMemberError({ reason: '', appealToken: '' })
    if (!author.isEmailConfirmed) throw new UnconfirmedEmailError()
    const booking = await lockCompletedBooking(trx, bookingId)
    if (!booking) throw new ClosedReviewError()
    const { itemId, itemTitle, ownerId, renterId, completedAt, hasTrace, now } = booking
    const until = reviewUntil(completedAt)
    const written = await findWritten(trx, bookingId)
    if (written.some((review) => review.side === side)) throw new WrittenReviewError()
    if (now > until || written.some(({ isPublished }) => isPublished)) throw new ClosedReviewError()

    const isCounted =
      !client.deviceAccounts.includes(subjectId) &&
      !(await hasCountedReview(trx, memberId, subjectId)) &&
      (hasTrace || !(await isKnownNetwork(subjectId, client.ip, trx)))
    await sql(
      trx,
      `insert into reviews (booking_id, by_side, item_id, author_id, subject_id, stars, body, marks, item_title, is_counted)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        bookingId,
        side,
        itemId,
        memberId,
        subjectId,
        stars,
        text || null,
        marks,
        itemTitle,
        isCounted,
      ],
      { prepare: true }
    )
    if (written.some(({ isWithdrawn, isSuspended }) => !isWithdrawn && !isSuspended))
      return publishReviews(trx, bookingId, side)
    const ids = { bookingId, itemId, ownerId, renterId }
    await recordEvent(trx, 'review.submitted', bookingId, { ...ids, by: side })
    await recordEventAt(trx, until, 'review.window_ended', bookingId, ids)
  })
}

/** The reviews of a booking so far, withdrawn ones included. */
function findWritten(trx: TransactionClientContract, bookingId: string): Promise<Written[]> {
  return sql<Written>(
    trx,
    `select r.by_side as side, r.published_at is not null as "isPublished", r.withdrawn_at is not null as "isWithdrawn",
       a.is_suspended as "isSuspended"
     from reviews r join member_profiles a on a.id = r.author_id where r.booking_id = $1`,
    [bookingId],
    { prepare: true }
  )
}

/** Whether the author has a review of the same member that counts, or will count, and is younger than 90 days. */
async function hasCountedReview(
  trx: TransactionClientContract,
  authorId: string,
  subjectId: string
): Promise<boolean> {
  const counted = await sql(
    trx,
    `select from reviews where author_id = $1 and subject_id = $2 and is_counted and withdrawn_at is null and hidden_at is null
       and submitted_at > now() - interval '90 days' limit 1`,
    [authorId, subjectId],
    { prepare: true }
  )
  return counted.length > 0
}
