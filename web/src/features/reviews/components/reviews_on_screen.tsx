import { lazy, Suspense } from 'react'
import { useIsOnScreen } from '@/lib/hooks/use_is_on_screen'
import { useKeepMounted } from '@/lib/hooks/use_keep_mounted'

const ReviewList = lazy(async () => ({
  default: (await import('@/features/reviews/components/review_list')).ReviewList,
}))

/** Without the lower half of the screen: a visitor who has not scrolled asks for nothing. */
const UPPER_HALF = '0px 0px -50% 0px'

type Props = {
  of: 'items' | 'users'
  id: string
  /** Whether some are known. Reviews that do not count in a rating are shown too, so that there may be others. */
  isExpected: boolean
  /** Its margins; the element is empty without reviews. */
  className: string
}

/**
 * The reviews of an item by its renters, or of a member as an owner, loaded once their place is on the screen. Where none are
 * expected, it has to be in the upper half.
 */
export function ReviewsOnScreen({ of, id, isExpected, className }: Props) {
  const [place, isOnScreen] = useIsOnScreen<HTMLDivElement>(isExpected ? undefined : UPPER_HALF)
  const isMounted = useKeepMounted(isOnScreen)

  return (
    <div ref={place} className={className}>
      <Suspense>{isMounted && <ReviewList of={of} id={id} />}</Suspense>
    </div>
  )
}
