import type { BookingSide } from './booking.ts'
import type { Id, Moment } from './values.ts'

/** What a member can say with one press, besides the stars. */
export const REVIEW_MARKS = ['as_described', 'on_time', 'clean', 'again'] as const
export type ReviewMark = (typeof REVIEW_MARKS)[number]

/** The marks that each side of a booking can give to the other side. */
export const MARKS_BY: Record<BookingSide, readonly ReviewMark[]> = {
  renter: ['as_described', 'on_time', 'again'],
  owner: ['on_time', 'clean', 'again'],
}

/**
 * The body of `POST /api/bookings/{id}/review`: the review of the other member of a completed booking. The response is the
 * booking.
 */
export type NewReview = {
  /** 1 to 5. */
  stars: number
  text?: string | null
  /** At most three, those of `MARKS_BY` for the side of the author. */
  marks?: ReviewMark[]
}

/** The body of `PUT /api/reviews/{id}/answer`. The response is the review. */
export type ReviewAnswer = { text: string }

/** A member's own review of a booking. */
export type OwnReview = {
  id: Id
  stars: number
  text: string | null
  marks: ReviewMark[]
  submittedAt: Moment
  /** Null until both reviews, or this one at the end of the window, are published. */
  publishedAt: Moment | null
  /** Why an administrator hid it, so that only its author reads it; null unless hidden. Nodes of the previous release omit it. */
  hiddenReason?: string | null
}

/** What the other side of a booking has written: nothing, a review that is not published yet, or a published one. */
export type OtherReview = 'none' | 'waiting' | 'published'

/** The reviews of a booking as one of its members sees them. */
export type BookingReview = {
  /** Whether the member may write one now: once, of a completed booking, until `until`. A withdrawn one counts. */
  may: boolean
  /** The end of the window for both sides; null unless the booking is completed. */
  until: Moment | null
  /** Null before it is written, and after it was withdrawn. */
  mine: OwnReview | null
  other: OtherReview
  /** The published review of the other side, in responses with a single booking only; null unless `other` is `published`. */
  theirs?: Review | null
  /** Why an administrator hid the member's answer to it; null unless hidden. Nodes of the previous release omit it. */
  answerHiddenReason?: string | null
}

/**
 * A published review: `GET /api/items/{id}/reviews` has those of a listing by its renters, `GET /api/users/{id}/reviews` those
 * of a member as an owner, newest first. Pages follow the header `Link` as in other lists.
 */
export type Review = {
  id: Id
  /** The side of its author. */
  by: BookingSide
  authorId: Id
  authorName: string
  authorImageUrl: string | null
  itemId: Id
  /** The listing's title when it was rented, whatever it shows now. */
  itemTitle: string
  /** Who it is about; they may answer it until `answerUntil`, once. */
  subjectId: Id
  stars: number
  text: string | null
  marks: ReviewMark[]
  publishedAt: Moment
  /** Null with `answeredAt` set is an answer that an administrator hid. */
  answer: string | null
  answeredAt: Moment | null
  answerUntil: Moment
}
