import type { Review } from '@saajha/contract/review'
import { useId } from 'react'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { ShowMore } from '@/components/show_more'
import { PublishedReview } from '@/features/reviews/components/published_review'
import { reviewsKey } from '@/features/reviews/review_keys'
import { queryPath } from '@/lib/http/api'
import { usePages } from '@/lib/queries/use_pages'
import { common } from '@/messages/common'
import { publishedReviews } from '@/messages/published_reviews'

type Props = { of: 'items' | 'users'; id: string }

/** The published reviews of an item, or of a member as an owner, newest first; nothing without any. */
export function ReviewList({ of, id }: Props) {
  const heading = useId()
  const key = reviewsKey(of, id)
  const list = usePages<Review>(key, queryPath(key))
  const { entries = [], isFailed } = list

  if (entries.length === 0 && !isFailed) return null
  return (
    <section aria-labelledby={heading} className="print:hidden">
      <h2 id={heading} className="mb-4 text-section">
        {publishedReviews.heading}
      </h2>
      {isFailed && (
        <Alert
          variant="danger"
          action={
            <Button variant="outline" onClick={list.refetch}>
              {common.tryAgain}
            </Button>
          }
        >
          {publishedReviews.loadFailed}
        </Alert>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {entries.map((review) => (
          <li key={review.id} className="py-4 first:pt-0">
            <PublishedReview review={review} />
          </li>
        ))}
      </ul>
      <ShowMore
        hasMore={list.hasMore}
        busy={list.isFetchingMore}
        onShowMore={list.showMore}
        failure={list.isMoreFailed && publishedReviews.loadFailed}
      />
    </section>
  )
}
