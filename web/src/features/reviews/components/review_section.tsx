import type { Booking } from '@saajha/contract/booking'
import { todayInIndia } from '@saajha/contract/calendar_days'
import type { BookingReview, OwnReview } from '@saajha/contract/review'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { Alert } from '@/components/alert'
import { AlertDialog } from '@/components/alert_dialog'
import { Button } from '@/components/button'
import { FieldError } from '@/components/field_error'
import type { ReportedSubject } from '@/features/moderation/public'
import { HiddenNote } from '@/features/reviews/components/hidden_note'
import { PublishedReview } from '@/features/reviews/components/published_review'
import { ReviewContent } from '@/features/reviews/components/review_content'
import { ReviewForm } from '@/features/reviews/components/review_form'
import { useReviewChange } from '@/features/reviews/hooks/use_review_change'
import { formatShortDay } from '@/lib/text/format'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { common } from '@/messages/common'
import { reviews as messages } from '@/messages/reviews'
import { publishedReviews } from '@/messages/published_reviews'

type Props = { booking: Booking; otherName: string; problem: ReportedSubject | null }

/** The reviews of a completed booking as one of its members sees them, and the form that adds theirs. */
export function ReviewSection({ booking, otherName: name, problem }: Props) {
  // Lists omit the review of the other member.
  const {
    data = booking,
    isError,
    refetch,
  } = useQuery<Booking>({ queryKey: [...BOOKINGS_KEY, booking.id] })
  const { review = booking.review! } = data
  const section = useFocusOnceWritten(review)
  const day = formatShortDay(todayInIndia(new Date(review.until!)))
  const side = booking.renter ? 'owner' : 'renter'
  const { may, mine, other, theirs, answerHiddenReason } = review

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={publishedReviews.heading}
      className="flex flex-col gap-4 border-t border-line pt-4 outline-none"
    >
      <h3 className="text-heading">{publishedReviews.heading}</h3>
      {other === 'waiting' && (
        <p>{may ? messages.theyWrote({ name, day }) : messages.theyWroteLater({ name, day })}</p>
      )}
      {!may && !mine && other === 'none' && <p>{messages.none}</p>}
      {may && (
        <ReviewForm bookingId={booking.id} until={review.until!} {...{ side, name, problem }} />
      )}
      {mine && (
        <div className="flex flex-col gap-2">
          <h4 className="font-semibold">{messages.yours}</h4>
          <ReviewContent by={side} {...mine} />
          {!mine.publishedAt && (
            <p className="text-sm text-soft">{messages.waits({ name, day })}</p>
          )}
          {typeof mine.hiddenReason === 'string' && (
            <HiddenNote action="review_hidden" reviewId={mine.id} reason={mine.hiddenReason} />
          )}
          <Withdrawal bookingId={booking.id} review={mine} />
        </div>
      )}
      {other === 'published' && !theirs && isError && (
        <Alert
          variant="danger"
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              {common.tryAgain}
            </Button>
          }
        >
          {publishedReviews.loadFailed}
        </Alert>
      )}
      {theirs && (
        <div className="flex flex-col gap-2">
          <h4 className="font-semibold">{messages.theirs({ name })}</h4>
          <PublishedReview review={theirs} />
          {typeof answerHiddenReason === 'string' && (
            <HiddenNote
              action="review_answer_hidden"
              reviewId={theirs.id}
              reason={answerHiddenReason}
            />
          )}
        </div>
      )}
    </section>
  )
}

/** Receives the focus of the form or the button that is removed with it. */
function useFocusOnceWritten({ may, mine }: BookingReview) {
  const section = useRef<HTMLElement>(null)
  const state = `${may} ${mine?.id}`
  const last = useRef(state)
  useEffect(() => {
    if (last.current !== state) section.current?.focus()
    last.current = state
  }, [state])
  return section
}

type WithdrawalProps = { bookingId: string; review: OwnReview }

function Withdrawal({ bookingId, review }: WithdrawalProps) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, failure, reset } = useReviewChange(messages.withdrawn)
  const failed = useId()

  return (
    <>
      <Button variant="ghost" className="-ml-4 self-start" onClick={() => setAsking(true)}>
        {messages.withdraw}
      </Button>
      <AlertDialog
        key={review.id}
        open={isAsking}
        onOpenChange={(open) => {
          if (isPending) return
          setAsking(open)
          reset()
        }}
        title={messages.withdrawQuestion}
        description={messages.withdrawHint}
        confirmLabel={messages.withdraw}
        destructive
        busy={isPending}
        onConfirm={() =>
          mutate(
            { method: 'DELETE', path: `/api/bookings/${bookingId}/review` },
            { onSuccess: () => setAsking(false) }
          )
        }
      >
        {failure && <FieldError id={failed}>{failure}</FieldError>}
      </AlertDialog>
    </>
  )
}
