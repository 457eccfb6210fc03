import { LIMITS } from '@saajha/contract/limits'
import {
  REPORT_DECISIONS,
  type AdminReport,
  type DecidedReport,
  type DecisionAction,
  type DecisionBody,
  type ReportDecision,
} from '@saajha/contract/moderation'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { AlertDialog } from '@/components/alert_dialog'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Field } from '@/components/field'
import { FieldError } from '@/components/field_error'
import { Textarea } from '@/components/textarea'
import { deskSearch, type DeskLocation } from '@/features/moderation/desk/desk_location'
import { RelatedComplaints } from '@/features/moderation/desk/related_complaints'
import { useRefetchDesk } from '@/features/moderation/desk/use_desk'
import { draftKey, readDraft, removeDraft, saveDraft } from '@/lib/drafts/draft_storage'
import { sendJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { serverMessage } from '@/lib/http/server_message'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { textRule } from '@/lib/text/field_rules'
import { useToast } from '@/lib/toasts/use_toast'
import { desk } from '@/messages/desk'

type Props = { report: AdminReport; location: DeskLocation }

/** The decision's values: `effects` has the actions, one of a picture as `hide_media:{id}`. */
type Values = {
  decision: ReportDecision | ''
  effects: string[]
  note: string
  message: string
  decidesSame: boolean
  /** The tickets of related complaints. */
  alsoDecides: string[]
}

const KEYS: Partial<Record<ReportDecision, string>> = { upheld: 'U', dismissed: 'D' }

const NEW: Values = {
  decision: '',
  effects: [],
  note: '',
  message: '',
  decidesSame: false,
  alsoDecides: [],
}

/**
 * Decides a report. What was written stays until it is decided: after a failure, a reload and a look at another report. A
 * suspension is confirmed first.
 */
export function DecisionForm({ report, location }: Props) {
  const { user } = useCurrentUser()
  const draft = draftKey(user?.id ?? null, `decision-${report.ticket}`)
  const [defaultValues] = useState(() => ({ ...NEW, ...readDraft(draft)?.values }))
  const { register, handleSubmit, control, formState, getValues, setValue, subscribe } =
    useForm<Values>({
      defaultValues,
    })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(draft, { values, basis: report.ticket, files: 0 }),
      }),
    [subscribe, draft, report.ticket]
  )
  const { errors } = formState
  const [isConfirming, setConfirming] = useState(false)
  const { decide, isPending } = useDecide(report, location, draft, () => setConfirming(false))
  const isUpheld = useWatch({ control, name: 'decision' }) === 'upheld'
  const send = () => decide(bodyOf(getValues(), report))
  const onSubmit = ({ decision, effects }: Values) =>
    decision === 'upheld' && effects.includes('suspend_member') ? setConfirming(true) : send()
  const effects = effectsOf(report)
  const related = report.relatedComplaints ?? []

  return (
    <Card as="section" className="p-4 print:hidden">
      <form noValidate className="flex flex-col gap-5" onSubmit={handleSubmit(onSubmit)}>
        <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby="decision-error">
          <legend className="mb-2 text-base font-semibold">{desk.decision}</legend>
          {report.reason === 'appeal' && <p>{desk.appealHint}</p>}
          {REPORT_DECISIONS.map((decision) => (
            <label
              key={decision}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-control px-3.5 py-2 has-checked:border-primary has-checked:bg-primary-tint"
            >
              <input
                type="radio"
                value={decision}
                aria-keyshortcuts={KEYS[decision]}
                className="size-5 shrink-0 accent-primary"
                {...register('decision', {
                  validate: (each) => Boolean(each) || desk.decisionRequired,
                })}
              />
              <span>
                <span className="block font-semibold">{desk.decisions[decision]}</span>
                <span className="block text-sm text-soft">{desk.decisionHints[decision]}</span>
              </span>
            </label>
          ))}
          {errors.decision?.message && (
            <FieldError id="decision-error">{errors.decision.message}</FieldError>
          )}
        </fieldset>
        {isUpheld && effects.length > 0 && (
          <fieldset className="flex min-w-0 flex-col gap-1">
            <legend className="mb-1 text-sm font-semibold">{desk.whatFollows}</legend>
            {effects.map(({ value, action, url }) => (
              <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  value={value}
                  className="size-5 shrink-0 accent-primary"
                  {...register('effects')}
                />
                {url && <img src={url} alt="" className="size-11 rounded-control object-cover" />}
                {desk.effects[action]}
              </label>
            ))}
          </fieldset>
        )}
        <Field label={desk.reason} hint={desk.reasonHint} error={errors.note?.message} required>
          <Textarea
            rows={3}
            maxLength={LIMITS.rejectionReason.max}
            {...register('note', textRule(desk.reasonRequired))}
          />
        </Field>
        <Field label={desk.answer} optional>
          <Textarea rows={2} maxLength={LIMITS.reportAnswer.max} {...register('message')} />
        </Field>
        {report.sameSubject.length > 0 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-primary"
              {...register('decidesSame')}
            />
            {desk.same({ count: report.sameSubject.length })}
          </label>
        )}
        {related.length > 0 && (
          <RelatedComplaints
            complaints={related}
            field={register('alsoDecides')}
            onChooseAll={() =>
              setValue(
                'alsoDecides',
                related.map(({ ticket }) => ticket)
              )
            }
          />
        )}
        <Button type="submit" className="sm:self-end" busy={isPending}>
          {isPending ? desk.deciding : desk.decide}
        </Button>
      </form>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={desk.suspendHeading({ name: report.member?.name ?? '' })}
        description={desk.suspendHint}
        confirmLabel={desk.suspend}
        destructive
        busy={isPending}
        onConfirm={send}
      />
    </Card>
  )
}

/** What the decision can do: one line for each action, one for each picture that can be hidden. */
function effectsOf({ possible, media }: AdminReport) {
  return possible.flatMap((action): { value: string; action: DecisionAction; url?: string }[] =>
    action === 'hide_media'
      ? media
          .filter(({ isHidden }) => !isHidden)
          .map(({ id, url }) => ({ value: `hide_media:${id}`, action, url }))
      : [{ value: action, action }]
  )
}

function bodyOf(values: Values, report: AdminReport): DecisionBody {
  const { sameSubject, relatedComplaints = [] } = report
  const effects = values.decision === 'upheld' ? values.effects : []
  return {
    decision: values.decision as ReportDecision,
    actions: effects.map((effect) => {
      const [action, mediaId] = effect.split(':') as [DecisionAction, string?]
      return mediaId ? { action, mediaId } : { action }
    }),
    note: values.note.trim(),
    message: values.message.trim() || null,
    decidesSame: sameSubject.length > 0 && values.decidesSame,
    // A draft may name one that was decided since.
    alsoDecides: relatedComplaints
      .map(({ ticket }) => ticket)
      .filter((ticket) => values.alsoDecides.includes(ticket)),
  }
}

/** Sends a decision. A report that another administrator decided meanwhile is fetched again, and the toast says who it was. */
function useDecide(report: AdminReport, location: DeskLocation, draft: string, onEnd: () => void) {
  const refetchDesk = useRefetchDesk()
  const navigate = useNavigate()
  const { toast } = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: DecisionBody) =>
      sendJson<DecidedReport>('PUT', `/api/admin/reports/${report.ticket}`, body),
    onSuccess: async ({ skipped }) => {
      removeDraft(draft)
      const description =
        skipped.length > 0 ? desk.skipped({ count: skipped.length }) : report.ticket
      toast({ title: desk.decided, description })
      onEnd()
      void navigate({ search: deskSearch({ ...location, ticket: '' }) })
      await refetchDesk()
    },
    onError: (error) => {
      onEnd()
      toast({
        title: desk.actionFailed,
        description: serverMessage(error, desk.failed),
        variant: 'destructive',
      })
      if (error instanceof ApiError && error.status === 409) void refetchDesk()
    },
  })
  return { decide: mutate, isPending }
}
