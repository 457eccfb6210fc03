import type { Query } from '@tanstack/react-query'

/** The key of the published reviews of an item, or of a member as an owner. */
export function reviewsKey(of: 'items' | 'users', id: string) {
  return [`/api/${of}`, id, 'reviews'] as const
}

/** Whether a cached query is a list of published reviews. */
export function isReviewList({ queryKey }: Query): boolean {
  return queryKey[2] === 'reviews'
}
