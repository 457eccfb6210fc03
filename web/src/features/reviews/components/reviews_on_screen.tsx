import { lazy, Suspense } from 'react'
import { useIsOnScreen } from '@/lib/hooks/use_is_on_screen'
import { useKeepMounted } from '@/lib/hooks/use_keep_mounted'

const ReviewList = lazy(async () => ({
  default: (await import('@/features/reviews/components/review_list')).ReviewList,
}))

type Props = {
  of: 'items' | 'users'
  id: string
  /** Its margins; the element is empty without reviews. */
  className: string
}

/** The reviews of an item by its renters, or of a member as an owner, loaded once their place is on the screen. */
export function ReviewsOnScreen({ of, id, className }: Props) {
  const [place, isOnScreen] = useIsOnScreen<HTMLDivElement>()
  const isMounted = useKeepMounted(isOnScreen)

  return (
    <div ref={place} className={className}>
      <Suspense>{isMounted && <ReviewList of={of} id={id} />}</Suspense>
    </div>
  )
}
