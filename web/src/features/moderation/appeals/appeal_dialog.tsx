import { LIMITS } from '@saajha/contract/limits'
import type {
  AppealBody,
  AppealSubject,
  AppealTokenBody,
  HidingAppealBody,
  ReportReceipt,
} from '@saajha/contract/report'
import { useMutation, useQuery, type UseMutationResult } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Dialog } from '@/components/dialog'
import { Field } from '@/components/field'
import { FormDialog } from '@/components/form_dialog'
import { PageLoading } from '@/components/page_loading'
import { QuotingText } from '@/components/quoting_text'
import { Textarea } from '@/components/textarea'
import { useUnsavedInput } from '@/components/unsaved_input'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { textRule } from '@/lib/text/field_rules'
import { formatDate } from '@/lib/text/format'
import { appeal as messages } from '@/messages/appeal'
import { common } from '@/messages/common'

type Props = { token: string; onDone: () => void }

/** Dialog in which a suspended member reads the reason and asks to look again. It needs the token instead of a session. */
export function AppealDialog({ token, onDone }: Props) {
  const subject = useQuery({
    queryKey: ['appeal', token],
    queryFn: () =>
      sendJson<AppealSubject>('POST', '/api/appeals/read', { token } satisfies AppealTokenBody),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  const { data, error } = subject

  if (!data)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onDone()}
        title={error ? messages.loadFailed : messages.ask}
      >
        {error ? (
          <Alert variant="danger">{serverMessage(error, common.offlineHint)}</Alert>
        ) : (
          <PageLoading />
        )}
      </Dialog>
    )
  return (
    <AppealForm
      subject={data}
      send={(body) =>
        sendJson<ReportReceipt>('POST', '/api/appeals', { token, body } satisfies AppealBody)
      }
      onDone={onDone}
    />
  )
}

/** What of a member's is hidden, why, and where the appeal is sent. */
export type Hidden = Pick<AppealSubject, 'reason'> & {
  action: Exclude<AppealSubject['action'], 'suspended'>
  path: string
}

type HidingProps = { hidden: Hidden; onDone: () => void }

/** Dialog in which a member asks to look again at their hidden listing, review or answer. */
export function HidingAppealDialog({ hidden: { action, reason, path }, onDone }: HidingProps) {
  return (
    <AppealForm
      subject={{ action, reason, appeal: null }}
      send={(body) => sendJson<ReportReceipt>('POST', path, { body } satisfies HidingAppealBody)}
      onDone={onDone}
    />
  )
}

type FormProps = {
  subject: AppealSubject
  send: (body: string) => Promise<ReportReceipt>
  onDone: () => void
}

function AppealForm({ subject: { action, reason, appeal }, send, onDone }: FormProps) {
  const made = useMutation({ mutationFn: send })
  const { data: receipt } = made

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={receipt ? messages.sentHeading : messages.headings[action]}
      description={receipt && messages.sent({ date: formatDate(receipt.dueAt) })}
    >
      {receipt ? (
        <div className="flex flex-col gap-4">
          <p>{messages.ticket({ ticket: receipt.ticket })}</p>
          <Button className="w-full" onClick={onDone}>
            {messages.done}
          </Button>
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="wrap-anywhere">
            <QuotingText sentence={messages.because({ reason })} quote={reason} />
          </p>
          {appeal ? (
            <>
              <p>
                {appeal.state === 'open'
                  ? messages.waiting({ date: formatDate(appeal.dueAt) })
                  : messages.decided}
              </p>
              {appeal.message && (
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {appeal.message}
                </p>
              )}
              <p className="text-sm text-soft">{messages.ticket({ ticket: appeal.ticket })}</p>
            </>
          ) : (
            <AppealText made={made} />
          )}
        </div>
      )}
    </FormDialog>
  )
}

/** The text of an appeal, while it is not sent. */
function AppealText({ made }: { made: UseMutationResult<ReportReceipt, Error, string> }) {
  const form = useForm({ defaultValues: { body: '' } })
  useUnsavedInput(form.formState.isDirty)

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.handleSubmit(({ body }) => !made.isPending && made.mutate(body.trim()))}
    >
      <Field
        label={messages.why}
        hint={messages.hint}
        error={form.formState.errors.body?.message}
        required
      >
        <Textarea
          rows={5}
          maxLength={LIMITS.reportText.max}
          {...form.register('body', textRule(messages.whyRequired))}
        />
      </Field>
      {made.error && <Alert variant="danger">{serverMessage(made.error, messages.failed)}</Alert>}
      <Button type="submit" className="w-full" busy={made.isPending}>
        {made.isPending ? messages.sending : messages.send}
      </Button>
    </form>
  )
}
