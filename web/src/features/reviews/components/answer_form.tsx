import { LIMITS } from '@saajha/contract/limits'
import type { ReviewAnswer } from '@saajha/contract/review'
import { isBlank } from '@saajha/contract/typed_text'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { FieldError } from '@/components/field_error'
import { Textarea } from '@/components/textarea'
import { useUnsavedInput } from '@/components/unsaved_input'
import { useReviewChange } from '@/features/reviews/hooks/use_review_change'
import { reviews as messages } from '@/messages/reviews'

type Props = {
  reviewId: string
  /** The first name of the author of the review. */
  name: string
}

/** The form of the one public answer to a review. */
export function AnswerForm({ reviewId, name }: Props) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  useUnsavedInput(text.trim() !== '')
  const { mutate, isPending, failure } = useReviewChange(messages.answered)
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
        hint={messages.answerHint}
        error={isMissing && isBlank(text) ? messages.answerRequired : undefined}
      >
        <Textarea
          autoFocus
          dir="auto"
          rows={3}
          maxLength={LIMITS.reviewAnswer.max}
          value={text}
          onChange={({ target }) => setText(target.value)}
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
