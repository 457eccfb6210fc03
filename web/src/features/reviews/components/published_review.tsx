import { currentTime } from '@saajha/contract/clock'
import type { Review } from '@saajha/contract/review'
import { useState } from 'react'
import { Avatar } from '@/components/avatar'
import { Button } from '@/components/button'
import { QuotingText } from '@/components/quoting_text'
import { ReportButton } from '@/features/moderation/public'
import { ReviewContent } from '@/features/reviews/components/review_content'
import { fetchCode } from '@/lib/build/fetch_code'
import { useCodeOfPress } from '@/lib/hooks/use_code_of_press'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { firstName } from '@/lib/text/first_name'
import { formatDate } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { publishedReviews } from '@/messages/published_reviews'

const loadForm = async () => {
  await fetchCode('answer_form')
  const { AnswerForm } = await import('@/features/reviews/components/answer_form')
  return { AnswerForm }
}

/** A published review with its answer; the reviewed member may answer it once, other members may report either. */
export function PublishedReview({ review }: { review: Review }) {
  const { by, authorName, itemTitle, publishedAt, answer, answeredAt, text } = review
  const { user } = useCurrentUser()
  const mayAnswer =
    user?.id === review.subjectId && !answeredAt && currentTime() < Date.parse(review.answerUntil)

  return (
    <article className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={authorName} src={review.authorImageUrl} size="sm" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            <bdi lang={langOf(authorName)}>{authorName}</bdi>
          </p>
          <p className="text-sm text-soft wrap-anywhere">
            <QuotingText
              sentence={publishedReviews.rented({ item: itemTitle })}
              quote={itemTitle}
            />
            {` · ${formatDate(publishedAt)}`}
          </p>
        </div>
      </div>
      <ReviewContent {...review} />
      {answer && (
        <div className="rounded-card bg-sunken px-4 py-3">
          <p className="text-sm font-semibold">{publishedReviews.answerBy[by]}</p>
          <p dir="auto" lang={langOf(answer)} className="wrap-anywhere whitespace-pre-line">
            {answer}
          </p>
          {user && user.id !== review.subjectId && (
            <ReportButton
              subject={{ kind: 'review_answer', id: review.id, text: answer }}
              label={publishedReviews.reportAnswer}
              className="-ml-4 text-sm"
            />
          )}
        </div>
      )}
      {mayAnswer && <Answer review={review} />}
      {user && user.id !== review.authorId && (
        <ReportButton
          subject={{ kind: 'review', id: review.id, text: text ?? undefined }}
          label={publishedReviews.report}
          name={publishedReviews.reportOf({ name: authorName })}
          className="-ml-4 self-start text-sm"
        />
      )}
    </article>
  )
}

function Answer({ review: { id, by, authorName } }: { review: Review }) {
  const [isOpen, setOpen] = useState(false)
  const { AnswerForm } = useCodeOfPress(loadForm, isOpen, setOpen)

  if (AnswerForm && isOpen) return <AnswerForm reviewId={id} by={by} name={firstName(authorName)} />
  return (
    <Button variant="outline" busy={isOpen} className="self-start" onClick={() => setOpen(true)}>
      {publishedReviews.answer}
    </Button>
  )
}
