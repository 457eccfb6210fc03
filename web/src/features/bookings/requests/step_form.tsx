import { normalizeAmount } from '@saajha/contract/amount'
import {
  CANCEL_REASONS,
  DECLINE_REASONS,
  type Booking,
  type BookingStep,
  type GivenReason,
} from '@saajha/contract/booking'
import { LIMITS } from '@saajha/contract/limits'
import { isBlank } from '@saajha/contract/typed_text'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { RadioGroup } from '@/components/radio_group'
import { Textarea } from '@/components/textarea'
import { useUnsavedInput } from '@/components/unsaved_input'
import { amountProblem } from '@/lib/text/field_rules'
import { formatRupees } from '@/lib/text/format'
import { bookings as messages } from '@/messages/bookings'
import { inputs } from '@/messages/inputs'

/** The steps that ask before they are taken. */
export type AskingState = keyof typeof messages.confirm

/** The reasons of a step that has some. Only an owner can say that the item is not available. */
function reasonsOf(state: AskingState, { renter }: Booking): readonly GivenReason[] | undefined {
  if (state === 'declined') return DECLINE_REASONS
  if (state !== 'cancelled') return undefined
  return renter ? CANCEL_REASONS : CANCEL_REASONS.filter((reason) => reason !== 'item_unavailable')
}

type Props = {
  booking: Booking
  state: AskingState
  isSaving: boolean
  onBack: () => void
  onConfirm: (step: BookingStep) => void
}

/** Asks for the reason of a step, or for the total to which an owner agrees, or says what ends, and confirms it. */
export function StepForm({ booking, state, isSaving, onBack, onConfirm }: Props) {
  const reasons = reasonsOf(state, booking)
  const { quotedTotal } = booking
  const [reason, setReason] = useState<GivenReason | null>(null)
  const [note, setNote] = useState('')
  const quoted = quotedTotal === null ? '' : String(Number(quotedTotal))
  const [total, setTotal] = useState(quoted)
  useUnsavedInput(note !== '' || total !== quoted)
  const [isReasonMissing, setReasonMissing] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const totalProblem =
    state === 'accepted' && !isBlank(total) ? amountProblem(total, inputs.priceInvalid) : undefined

  const isMain = state === 'accepted' || state === 'completed'

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving) return
    if (reasons && !reason) {
      setReasonMissing(true)
      return event.currentTarget.querySelector('input')?.focus()
    }
    if (totalProblem) {
      setChecked(true)
      return event.currentTarget.querySelector('input')?.focus()
    }
    onConfirm({
      state,
      ...(reason && { reason }),
      ...(note.trim() && { note: note.trim() }),
      ...(state === 'accepted' && !isBlank(total) && { agreedTotal: normalizeAmount(total) }),
    })
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {reasons && (
        <div>
          <RadioGroup
            legend={messages.reason}
            name="reason"
            className="[&>div]:grid-cols-1"
            options={reasons.map((value) => ({ value, label: messages.reasons[value] }))}
            value={reason ?? ''}
            onChange={({ target }) => {
              setReason(target.value as GivenReason)
              setReasonMissing(false)
            }}
          />
          {isReasonMissing && (
            <p role="alert" className="mt-2 text-sm text-danger">
              {inputs.bookingReasonRequired}
            </p>
          )}
        </div>
      )}
      {reasons && (
        <Field label={messages.note} optional>
          <Textarea
            rows={2}
            maxLength={LIMITS.bookingNote.max}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      )}
      {state === 'accepted' && (
        <Field
          label={messages.agreedTotal}
          error={isChecked ? totalProblem : undefined}
          optional={quotedTotal === null}
          hint={
            quotedTotal === null
              ? messages.newTotalHint
              : messages.agreedTotalHint({ total: formatRupees(quotedTotal) })
          }
        >
          <Input
            inputMode="decimal"
            value={total}
            onChange={({ target }) => setTotal(target.value)}
          />
        </Field>
      )}
      {state === 'completed' && <p>{messages.endsNow[booking.renter ? 'owner' : 'renter']}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSaving} variant={isMain ? 'primary' : 'danger'}>
          {isSaving ? messages.sending : messages.confirm[state]}
        </Button>
        <Button variant="outline" disabled={isSaving} onClick={onBack}>
          {messages.back}
        </Button>
      </div>
    </form>
  )
}
