import type { Booking } from '@saajha/contract/booking'
import { normalizeCode } from '@saajha/contract/code'
import type { HandoverStage } from '@saajha/contract/handover'
import { LIMITS } from '@saajha/contract/limits'
import { isBlank } from '@saajha/contract/typed_text'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Disclosure } from '@/components/disclosure'
import { DraftNotice } from '@/components/draft_notice'
import { Field } from '@/components/field'
import { FieldError } from '@/components/field_error'
import { Input } from '@/components/input'
import { Textarea } from '@/components/textarea'
import { DepositFields, givenDeposit } from '@/features/bookings/handover/deposit_fields'
import { depositPaid } from '@/features/bookings/handover/deposit_paid'
import { recordLabel } from '@/features/bookings/handover/record_label'
import { WithoutCode } from '@/features/bookings/handover/without_code'
import { useHandover } from '@/features/bookings/handover/use_handover'
import { useNewRecord } from '@/features/bookings/handover/use_new_record'
import { HandoverPicker, useHandoverPhotos, useMediaDraft } from '@/features/media/public'
import { draftKey, recordSubject } from '@/lib/drafts/draft_storage'
import { useDraft } from '@/lib/drafts/use_draft'
import { ApiError } from '@/lib/http/api_error'
import { serverMessage } from '@/lib/http/server_message'
import { UploadError } from '@/lib/http/upload_error'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { formatRupees } from '@/lib/text/format'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'
import { handover as messages } from '@/messages/handover'

export type HandoverFormProps = {
  booking: Booking
  stage: HandoverStage
  onSaved: () => void
  onBack: () => void
}

const EMPTY = { parts: '', depositChoice: '', depositAmount: '', depositNote: '', note: '' }
type Values = typeof EMPTY

/** The fields beside which the form shows a message. */
const FIELDS = [
  'code',
  'parts',
  'depositAmount',
  'depositReturned',
  'depositNote',
  'note',
  'imageUrls',
] as const

/**
 * The form of a stage: the renter's code, if the owner has to type it, photos and condition, then parts and deposit behind
 * buttons that say what is in them; all are optional. It is not sent while photos are uploaded. A draft of it survives, since
 * a phone may discard the page while its camera is open.
 */
export function HandoverForm({ booking, stage, onSaved, onBack }: HandoverFormProps) {
  const { user } = useCurrentUser()
  const photos = useHandoverPhotos()
  const subject = recordSubject(booking.id, stage)
  const files = useMediaDraft(draftKey(user?.id ?? null, subject), { photos })
  // Not in the draft: it may be wrong, and each wrong one counts.
  const [code, setCode] = useState('')
  const { data: handover } = useHandover(booking)
  const paid = depositPaid(booking, handover)
  const [initial] = useState({
    ...EMPTY,
    ...(stage === 'start' && {
      parts: (handover?.lastParts ?? []).join('\n'),
      depositAmount: paid ? String(Number(paid)) : '',
    }),
  })
  const form = useForm<Values>({ defaultValues: initial })
  const draft = useDraft({ form, initial, memberId: user?.id, subject, files })
  const heading = useRef<HTMLHeadingElement>(null)
  const { toastError } = useToast()
  const { mutate, isPending, error, reset } = useNewRecord(booking, {
    uploadPhotos: photos.upload,
    onSaved: () => {
      draft.removeSent()
      files.forget()
    },
    onFailed: (failure) => {
      // The form itself says so while it is open.
      if (!heading.current) toastError(messages.failed, serverMessage(failure, common.offlineHint))
    },
  })
  const asksForCode = booking.renter !== null && isNext(booking, stage)
  const errors = errorsIn(error)
  const depositErrors = {
    amount: errors.depositAmount ?? errors.depositReturned,
    note: errors.depositNote,
  }
  const hasDepositError = Boolean(
    depositErrors.amount || depositErrors.note || form.formState.errors.depositAmount
  )
  const [parts, choice] = useWatch({ control: form.control, name: ['parts', 'depositChoice'] })
  const listed = partsIn(parts).join(', ')
  const isAsLastTime = listed !== '' && parts === initial.parts
  const deposit = paid && formatRupees(paid)
  // Without the photos of the draft, the record would be saved without them.
  const isWaiting = photos.isUploading || !files.areRead
  const id = useId()
  const formElement = useRef<HTMLFormElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // The rejected field may be off screen: the button is far below the first field.
  useEffect(() => {
    if (error) formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])

  const submit = (values: Values) => {
    if (isPending || isWaiting) return
    // The field of the code is gone once the stage has taken place.
    const digits = normalizeCode(code)
    const typed = asksForCode && digits ? { code: digits } : {}
    mutate(
      { stage, ...typed, ...given(values), ...givenDeposit(values, paid) },
      { onSuccess: onSaved }
    )
  }

  return (
    <form
      ref={formElement}
      noValidate
      aria-labelledby={`${id}-heading`}
      className="flex flex-col gap-5"
      onSubmit={form.handleSubmit(submit)}
    >
      <h4
        ref={heading}
        id={`${id}-heading`}
        tabIndex={-1}
        className="font-display text-heading font-bold outline-none"
      >
        {recordLabel(booking, stage)}
      </h4>
      <DraftNotice
        draft={draft.restored}
        hasLostFiles={draft.restored !== null && files.areLost(draft.restored.files)}
        hasRenewedFiles={files.areRenewed}
        onDiscard={() => {
          draft.discard()
          files.reset()
          reset()
          heading.current?.focus()
        }}
      />
      {asksForCode && (
        <Field label={messages.codeField} hint={messages.codeHint} error={errors.code} optional>
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            className="max-w-32 text-lg tracking-[0.3em] tabular-nums"
            value={code}
            onChange={({ target }) => {
              setCode(target.value)
              if (errors.code) reset()
            }}
            // Sent from here, the record would name parts that its owner has not seen: they stand above the button.
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              event.currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
            }}
          />
        </Field>
      )}
      {asksForCode && <WithoutCode booking={booking} stage={stage} onDone={onSaved} />}
      <PhotoField error={photos.error ?? errors.imageUrls}>
        <HandoverPicker photos={photos} isLocked={isPending} />
      </PhotoField>
      <Field label={messages.condition} error={errors.note} optional>
        <Textarea
          rows={2}
          maxLength={LIMITS.handoverNote.max}
          placeholder={messages.conditionPlaceholder}
          {...form.register('note')}
        />
      </Field>
      <Disclosure
        label={
          isAsLastTime
            ? messages.partsAsLastTime({ parts: listed })
            : labelOf(messages.parts[stage], listed)
        }
        isInitiallyOpen={draft.restored !== null}
        isForcedOpen={Boolean(errors.parts)}
      >
        <Field label={messages.partsField[stage]} error={errors.parts} optional>
          <Textarea rows={3} placeholder={messages.partsPlaceholder} {...form.register('parts')} />
        </Field>
      </Disclosure>
      {(stage === 'start' || paid !== null) && (
        <Disclosure
          label={labelOf(
            messages.deposit,
            deposit && stage === 'start' && choice === ''
              ? messages.notRecorded({ amount: deposit })
              : deposit
          )}
          isInitiallyOpen={
            draft.restored !== null || stage === 'end' || Number(paid) !== Number(booking.deposit)
          }
          isForcedOpen={hasDepositError}
        >
          <DepositFields form={form} stage={stage} paid={paid} errors={depositErrors} />
        </Disclosure>
      )}
      {error && Object.keys(errors).length === 0 && (
        <Alert variant="danger">{serverMessage(error, common.offlineHint)}</Alert>
      )}
      <p className="text-soft">{messages.last}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending || isWaiting}>
          {isPending ? messages.saving : photos.isUploading ? messages.uploading : messages.save}
        </Button>
        <Button variant="outline" disabled={isPending} onClick={onBack}>
          {messages.back}
        </Button>
      </div>
    </form>
  )
}

function PhotoField({ error, children }: { error: string | undefined; children: ReactNode }) {
  const id = useId()

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error && `${id}-error`}
      className="flex flex-col gap-1.5"
    >
      <p id={`${id}-label`} className="text-sm font-semibold">
        {messages.photos} <span className="font-normal text-soft">{common.optional}</span>
      </p>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** A label that says in closed content what is in it. */
function labelOf(term: string, content: string | null): string {
  return content ? `${term}: ${content}` : term
}

/** Whether the stage has not taken place yet. */
function isNext({ state }: Booking, stage: HandoverStage): boolean {
  return state === (stage === 'start' ? 'accepted' : 'active')
}

/** The fields of the request; empty ones are omitted. */
function given({ parts, note }: Values) {
  const lines = partsIn(parts)
  return {
    ...(lines.length > 0 && { parts: lines }),
    ...(note.trim() && { note: note.trim() }),
  }
}

/** The parts of a text with one per line. */
function partsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isBlank(line))
}

/** The messages by field; of `parts.3` at its list. */
function errorsIn(error: unknown): Partial<Record<(typeof FIELDS)[number], string>> {
  if (error instanceof UploadError) return { imageUrls: error.message }
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    error.fieldErrors
      .map(({ field, message }) => [field.split('.')[0]!, message] as const)
      .filter(([field]) => FIELDS.some((each) => each === field))
  )
}
