import { Star } from 'lucide-react'
import { classes } from '@/lib/classes'
import { publishedReviews } from '@/messages/published_reviews'

/** The stars of a review, 1 to 5. */
export function Stars({ count }: { count: number }) {
  return (
    <span role="img" aria-label={publishedReviews.starsOf({ count })} className="inline-flex">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          className={classes(
            'size-4.5',
            star <= count ? 'fill-accent text-accent' : 'text-control'
          )}
        />
      ))}
    </span>
  )
}
