import type { Booking } from '@saajha/contract/booking'
import type { BookingReview, Review } from '@saajha/contract/review'
import { requested } from '@/tests/booking'

/** What Ravi wrote about Asha's camera, published. */
export const review: Review = {
  id: 'v1',
  by: 'renter',
  authorId: 'u2',
  authorName: 'Ravi Iyer',
  authorImageUrl: null,
  itemId: 'i1',
  itemTitle: 'Canon EOS R6',
  subjectId: 'u1',
  stars: 4,
  text: 'Clean and well packed.',
  marks: ['as_described', 'again'],
  publishedAt: '2026-11-20T06:00:00.000Z',
  answer: null,
  answeredAt: null,
  answerUntil: '2099-12-20T06:00:00.000Z',
}

/** Ravi's completed rental of Asha's camera, with its reviews as Ravi sees them. */
export function completed(change: Partial<BookingReview> = {}): Booking {
  const until = '2099-12-20T18:29:59.000Z'
  return {
    ...requested,
    state: 'completed',
    may: [],
    completedAt: '2099-12-06T04:30:00.000Z',
    completedBy: 'renter',
    mayReport: ['damage', 'deposit', 'no_show'],
    review: { may: true, until, mine: null, other: 'none', ...change },
  }
}
