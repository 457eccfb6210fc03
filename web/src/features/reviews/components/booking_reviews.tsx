import type { Booking } from '@saajha/contract/booking'
import { lazy, Suspense } from 'react'
import { Skeleton } from '@/components/skeleton'
import type { ReportedSubject } from '@/features/moderation/public'

const ReviewSection = lazy(async () => ({
  default: (await import('@/features/reviews/components/review_section')).ReviewSection,
}))

type Props = {
  booking: Booking
  /** The first name of the other member. */
  otherName: string
  /** The problem that is reported if the rental did not take place; null if none can be reported. */
  problem: ReportedSubject | null
}

/** The reviews of a booking and the form that adds the reader's; nothing unless it is completed. */
export function BookingReviews(props: Props) {
  if (!props.booking.review?.until) return null
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <ReviewSection {...props} />
    </Suspense>
  )
}
