import { LIMITS } from '@saajha/contract/limits'
import type { ReportBody, ReportReceipt } from '@saajha/contract/report'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { LeaveQuestion } from '@/components/leave_question'
import { Textarea } from '@/components/textarea'
import { ReportSent } from '@/features/moderation/reporting/report_sent'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { common } from '@/messages/common'
import { drafts } from '@/messages/drafts'
import { legal } from '@/messages/legal'
import { report } from '@/messages/report'

/** The form for a complaint about the platform, by members and guests, and then its ticket. */
export function ComplaintForm() {
  const [body, setBody] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: (sent: ReportBody) => sendJson<ReportReceipt>('POST', '/api/reports', sent),
    onSuccess: () => setBody(''),
  })

  return (
    <>
      <LeaveQuestion
        isUnsaved={() => body !== '' || Boolean(data?.key)}
        // The receipt of a complaint that is being sent may have a key.
        isSending={false}
        isOpenedBySearch
        hint={data ? report.keepLink : drafts.leaveUnsavedHint}
      />
      {data ? (
        <ReportSent receipt={data} onDone={reset} />
      ) : (
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (isPending) return
            const text = body.trim()
            setMissing(!text)
            if (!text) return event.currentTarget.querySelector('textarea')?.focus()
            mutate({ subjectKind: 'platform', reason: 'complaint', body: text })
          }}
        >
          <Field
            label={legal.complaint}
            hint={legal.complaintHint}
            required
            {...(isMissing && { error: legal.complaintRequired })}
          >
            <Textarea
              maxLength={LIMITS.reportText.max}
              value={body}
              onChange={({ target }) => {
                setBody(target.value)
                setMissing(false)
              }}
            />
          </Field>
          {error && <Alert variant="danger">{serverMessage(error, common.offlineHint)}</Alert>}
          <Button type="submit" busy={isPending} className="self-start">
            {isPending ? report.sending : legal.sendComplaint}
          </Button>
        </form>
      )}
    </>
  )
}
