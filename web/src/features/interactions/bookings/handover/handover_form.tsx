import type { Booking } from '@saajha/contract/booking'
import type { HandoverStage } from '@saajha/contract/handover'
import { LIMITS } from '@saajha/contract/limits'
import { useState, type FormEvent } from 'react'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { Textarea } from '@/components/textarea'
import { useNewRecord } from '@/features/interactions/bookings/handover/use_handover'
import { ApiError } from '@/lib/http/api_error'
import { serverMessage } from '@/lib/http/server_message'
import { common } from '@/messages/common'
import { handover as messages } from '@/messages/handover'

type Props = { booking: Booking; stage: HandoverStage; onSaved: () => void; onBack: () => void }

const EMPTY = { code: '', parts: '', depositNote: '', note: '' }
type Values = typeof EMPTY

/** The form of a stage: the renter's code, if the owner has to type it, parts, deposit and condition; all are optional. */
export function HandoverForm({ booking, stage, onSaved, onBack }: Props) {
  const [values, setValues] = useState(EMPTY)
  const { mutate, isPending, error } = useNewRecord(booking)
  const asksForCode = booking.renter !== null && isNext(booking, stage)
  const errors = errorsIn(error)
  const change = (name: keyof Values) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    mutate({ stage, ...given(values) }, { onSuccess: onSaved })
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {asksForCode && (
        <Field label={messages.codeField} hint={messages.codeHint} error={errors.code} optional>
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            className="max-w-32 text-lg tracking-[0.3em] tabular-nums"
            {...change('code')}
          />
        </Field>
      )}
      <Field label={messages.partsField} error={errors.parts} optional>
        <Textarea rows={3} placeholder={messages.partsPlaceholder} {...change('parts')} />
      </Field>
      <Field label={messages.deposit} error={errors.depositNote} optional>
        <Input
          maxLength={LIMITS.depositNote.max}
          placeholder={messages.depositPlaceholder[stage]}
          {...change('depositNote')}
        />
      </Field>
      <Field label={messages.condition} hint={messages.last} error={errors.note} optional>
        <Textarea
          rows={2}
          maxLength={LIMITS.handoverNote.max}
          placeholder={messages.conditionPlaceholder}
          {...change('note')}
        />
      </Field>
      {error && Object.keys(errors).length === 0 && (
        <Alert variant="danger">{serverMessage(error, common.offlineHint)}</Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {isPending ? messages.saving : messages.save}
        </Button>
        <Button variant="outline" disabled={isPending} onClick={onBack}>
          {messages.back}
        </Button>
      </div>
    </form>
  )
}

/** Whether the stage has not taken place yet. */
function isNext({ state }: Booking, stage: HandoverStage): boolean {
  return state === (stage === 'start' ? 'accepted' : 'active')
}

/** The fields of the request; empty ones are omitted. */
function given({ code, parts, depositNote, note }: Values) {
  const lines = parts
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return {
    ...(code.trim() && { code: code.trim() }),
    ...(lines.length > 0 && { parts: lines }),
    ...(depositNote.trim() && { depositNote: depositNote.trim() }),
    ...(note.trim() && { note: note.trim() }),
  }
}

/** The server's messages by field; of `parts.3` at its list. */
function errorsIn(error: unknown): Partial<Record<keyof Values, string>> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    error.fieldErrors
      .map(({ field, message }) => [field.split('.')[0]!, message])
      .filter(([field]) => field! in EMPTY)
  )
}
