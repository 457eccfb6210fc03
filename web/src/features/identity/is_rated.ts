import type { UserStats } from '@saajha/contract/user'
import { hasPlaceholderRatings } from '@/lib/preferences/placeholder_ratings'

/** Whether a member's rating is shown: only with a review, unless there are placeholder ratings. */
export function isRated({ reviewCount }: UserStats): boolean {
  return reviewCount > 0 || hasPlaceholderRatings()
}
