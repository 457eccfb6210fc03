import type { BookingSide } from '@saajha/contract/booking'
import { LIMITS } from '@saajha/contract/limits'
import type { ReviewAnswer } from '@saajha/contract/review'
import { isBlank } from '@saajha/contract/typed_text'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { FieldError } from '@/components/field_error'
import { Textarea } from '@/components/textarea'
import { useReviewChange } from '@/features/reviews/hooks/use_review_change'
import { useUnsentInput } from '@/features/reviews/hooks/use_unsent_input'
import { answerSubject } from '@/lib/drafts/draft_storage'
import { reviews as messages } from '@/messages/reviews'

type Props = {
  reviewId: string
  /** The side of the author of the review. */
  by: BookingSide
  /** The first name of the author of the review. */
  name: string
}

type Input = { text: string }

const EMPTY: Input = { text: '' }

function isEmpty({ text }: Input): boolean {
  return isBlank(text)
}

/** The form of the one answer to a review; what is unsent is there again when it is opened again. */
export function AnswerForm({ reviewId, by, name }: Props) {
  const { input, change, remove } = useUnsentInput(answerSubject(reviewId), EMPTY, isEmpty)
  const { text } = input
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, failure } = useReviewChange(messages.by[by].answered, remove)
  const failed = useId()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    if (isBlank(text)) {
      setMissing(true)
      return event.currentTarget.querySelector('textarea')?.focus()
    }
    const body: ReviewAnswer = { text: text.trim() }
    mutate({ method: 'PUT', path: `/api/reviews/${reviewId}/answer`, body })
  }

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <Field
        label={messages.answerTo({ name })}
        hint={messages.by[by].answerHint}
        error={isMissing && isBlank(text) ? messages.answerRequired : undefined}
      >
        <Textarea
          autoFocus
          dir="auto"
          rows={3}
          maxLength={LIMITS.reviewAnswer.max}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
      {failure && <FieldError id={failed}>{failure}</FieldError>}
      <Button
        type="submit"
        busy={isPending}
        aria-describedby={failure ? failed : undefined}
        className="self-start"
      >
        {isPending ? messages.sending : messages.sendAnswer}
      </Button>
    </form>
  )
}
