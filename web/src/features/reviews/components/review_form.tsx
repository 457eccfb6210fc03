import type { BookingSide } from '@saajha/contract/booking'
import { LIMITS } from '@saajha/contract/limits'
import { MARKS_BY, type NewReview, type ReviewMark } from '@saajha/contract/review'
import { isBlank } from '@saajha/contract/typed_text'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { FieldError } from '@/components/field_error'
import { RadioGroup } from '@/components/radio_group'
import { Textarea } from '@/components/textarea'
import { EmailNotice } from '@/features/identity/public'
import { ReportButton, type ReportedSubject } from '@/features/moderation/public'
import { StarInput } from '@/features/reviews/components/star_input'
import { markName } from '@/features/reviews/mark_name'
import { useReviewChange } from '@/features/reviews/hooks/use_review_change'
import { useUnsentInput } from '@/features/reviews/hooks/use_unsent_input'
import { namesContact } from '@/features/reviews/names_contact'
import { classes } from '@/lib/classes'
import { reviewSubject } from '@/lib/drafts/draft_storage'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { formatDateTime } from '@/lib/text/format'
import { common } from '@/messages/common'
import { inputs } from '@/messages/inputs'
import { reviews as messages } from '@/messages/reviews'

type Props = {
  bookingId: string
  /** The side of the author. */
  side: BookingSide
  /** The first name of the other member. */
  name: string
  until: string
  problem: ReportedSubject | null
}

type Input = { stars: number; marks: readonly ReviewMark[]; text: string }

const EMPTY: Input = { stars: 0, marks: [], text: '' }

function isEmpty({ stars, text }: Input): boolean {
  return stars === 0 && isBlank(text)
}

/** The form of a review: whether the rental took place, then the stars; marks and words are optional. */
export function ReviewForm({ bookingId, side, name, until, problem }: Props) {
  const texts = messages.by[side]
  const [tookPlace, setTookPlace] = useState(true)
  const { user } = useCurrentUser()
  const { input, change, remove } = useUnsentInput(reviewSubject(bookingId), EMPTY, isEmpty)
  const { stars, marks, text } = input
  const [isMissing, setMissing] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const warned = useRef('')
  const sending = useRef<HTMLDivElement>(null)
  const error = useId()
  const failed = useId()
  const { mutate, isPending, failure } = useReviewChange(messages.sent, remove)
  useEffect(() => {
    if (isAsked) sending.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    if (stars === 0) {
      setMissing(true)
      return event.currentTarget.querySelector<HTMLElement>('[name="stars"]')?.focus()
    }
    const written = text.trim()
    if (namesContact(written) && warned.current !== written) {
      warned.current = written
      return setAsked(true)
    }
    const body: NewReview = { stars, marks: [...marks], text: written || null }
    mutate({ method: 'POST', path: `/api/bookings/${bookingId}/review`, body })
  }
  const toggle = (mark: ReviewMark) =>
    change({
      marks: marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark],
    })

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {user?.isEmailVerified === false && (
        <Alert title={messages.confirmEmailFirst}>
          <EmailNotice user={user} ask={messages.confirmEmail} />
        </Alert>
      )}
      <RadioGroup
        legend={messages.tookPlace}
        name="tookPlace"
        className="[&>div]:grid-cols-2"
        options={[
          { value: 'yes', label: messages.yes },
          { value: 'no', label: messages.no },
        ]}
        value={tookPlace ? 'yes' : 'no'}
        onChange={({ target }) => setTookPlace(target.value === 'yes')}
      />
      {!tookPlace && <NotTakenPlace name={name} problem={problem} />}
      <div hidden={!tookPlace} className="flex flex-col gap-5">
        <div>
          <StarInput
            legend={messages.stars({ name })}
            value={stars}
            onChange={(chosen) => {
              change({ stars: chosen })
              setMissing(false)
            }}
            describedBy={isMissing ? error : undefined}
          />
          {isMissing && <FieldError id={error}>{inputs.starsRequired}</FieldError>}
        </div>
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">
            {messages.marks} <span className="font-normal text-soft">{common.optional}</span>
          </legend>
          <div className="flex flex-wrap gap-2">
            {MARKS_BY[side].map((mark) => (
              <Mark
                key={mark}
                label={markName(side, mark)}
                checked={marks.includes(mark)}
                onToggle={() => toggle(mark)}
              />
            ))}
          </div>
        </fieldset>
        <Field label={texts.text({ name })} hint={texts.textHint({ name })} optional>
          <Textarea
            dir="auto"
            rows={3}
            maxLength={LIMITS.reviewText.max}
            value={text}
            onChange={({ target }) => {
              change({ text: target.value })
              setAsked(false)
            }}
          />
        </Field>
        <div ref={sending} className="flex flex-col gap-2">
          <div role="alert" className="mb-3 empty:hidden">
            {isAsked && <Alert variant="warning">{texts.privateData({ name })}</Alert>}
          </div>
          {failure && <FieldError id={failed}>{failure}</FieldError>}
          <Button type="submit" busy={isPending} aria-describedby={failure ? failed : undefined}>
            {isPending ? messages.sending : isAsked ? messages.sendAnyway : messages.send}
          </Button>
          <p className="text-sm text-soft">
            {messages.until({ name, moment: formatDateTime(until) })}
          </p>
        </div>
      </div>
    </form>
  )
}

type MarkProps = { label: string | null; checked: boolean; onToggle: () => void }

function Mark({ label, checked, onToggle }: MarkProps) {
  return (
    <label
      className={classes(
        'has-checked:forced-selected flex min-h-11 cursor-pointer items-center rounded-full border px-4 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        checked
          ? 'border-primary bg-primary-tint font-semibold text-primary'
          : 'border-control bg-surface hover:border-primary'
      )}
    >
      <input type="checkbox" className="sr-only" checked={checked} onChange={onToggle} />
      {label}
    </label>
  )
}

type NotTakenPlaceProps = Pick<Props, 'name' | 'problem'>

function NotTakenPlace({ name, problem }: NotTakenPlaceProps) {
  if (!problem) return <p>{messages.notReportable}</p>
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{messages.notTakenPlace({ name })}</p>
      <ReportButton subject={problem} label={messages.reportProblem} className="-ml-4" />
    </div>
  )
}
