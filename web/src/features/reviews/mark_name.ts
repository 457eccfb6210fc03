import type { BookingSide } from '@saajha/contract/booking'
import type { ReviewMark } from '@saajha/contract/review'
import { publishedReviews } from '@/messages/published_reviews'

/** What a mark says when the given side gives it; null for a mark of a newer release. */
export function markName(by: BookingSide, mark: ReviewMark): string | null {
  const names: Partial<Record<ReviewMark, string>> = publishedReviews.marksBy[by]
  return names[mark] ?? null
}
