import { LIMITS } from '@saajha/contract/limits'
import type { ReportBody, ReportReason, ReportReceipt } from '@saajha/contract/report'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { RadioGroup } from '@/components/radio_group'
import { Textarea } from '@/components/textarea'
import { useUnsavedInput } from '@/components/unsaved_input'
import { REASONS } from '@/features/moderation/reporting/reasons'
import type { ReportedSubject } from '@/features/moderation/reporting/report_dialog'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { invalidate } from '@/lib/queries/invalidate'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { common } from '@/messages/common'
import { report } from '@/messages/report'

type Props = { subject: ReportedSubject; onSent: (receipt: ReportReceipt) => void }

/** The reason for a report, with a text if its writer wants to add one. */
export function ReportForm({ subject, onSent }: Props) {
  const [chosen, setReason] = useState<ReportReason | null>(subject.problem?.first ?? null)
  const reasons = subject.problem?.reasons ?? REASONS[subject.kind]
  const queryClient = useQueryClient()
  // Another subject may not have the reason that was chosen.
  const reason = chosen && reasons.includes(chosen) ? chosen : null
  const [body, setBody] = useState('')
  useUnsavedInput(body !== '')
  const alert = useId()
  const [isReasonMissing, setReasonMissing] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (sent: ReportBody) => sendJson<ReportReceipt>('POST', '/api/reports', sent),
    onSuccess: (receipt) => {
      onSent(receipt)
      if (subject.problem) void invalidate(queryClient, { queryKey: BOOKINGS_KEY })
    },
  })

  const submit = (form: HTMLFormElement) => {
    if (isPending) return
    if (!reason) {
      setReasonMissing(true)
      return form.querySelector('input')?.focus()
    }
    mutate({ subjectKind: subject.kind, subjectId: subject.id, reason, body: body.trim() || null })
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <RadioGroup
        legend={report.reason}
        name="reason"
        className="[&>div]:grid-cols-1"
        options={reasons.map((value) => ({ value, label: report.reasons[value] }))}
        value={reason ?? ''}
        aria-describedby={isReasonMissing ? alert : undefined}
        onChange={({ target }) => {
          setReason(target.value as ReportReason)
          setReasonMissing(false)
        }}
      />
      {isReasonMissing && (
        <p id={alert} role="alert" className="-mt-3 flex gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {report.reasonRequired}
        </p>
      )}
      <Field label={report.details} optional>
        <Textarea
          maxLength={LIMITS.reportText.max}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </Field>
      {error && <Alert variant="danger">{serverMessage(error, common.offlineHint)}</Alert>}
      <Button type="submit" busy={isPending}>
        {isPending ? report.sending : report.send}
      </Button>
    </form>
  )
}
