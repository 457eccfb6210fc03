import type { Report, ReportKeyBody } from '@saajha/contract/report'
import { isBlank } from '@saajha/contract/typed_text'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Dialog } from '@/components/dialog'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { PageLoading } from '@/components/page_loading'
import { readJson, sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { ReportState } from '@/features/moderation/own/report_state'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { common } from '@/messages/common'
import { legal } from '@/messages/legal'

/** What finds a report; a member's report has no key. */
type Sought = { ticket: string; key: string }

type Props = { from: Sought; onClose: () => void }

/** A report by its number: a guest's with its key, and a member's own. */
export function ReportStateDialog({ from, onClose }: Props) {
  const [sought, setSought] = useState(from)
  const { user, isPending: isUserPending } = useCurrentUser()
  const { ticket, key } = sought
  const isEnabled = ticket !== '' && (key !== '' || user !== null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['report', ticket, key],
    queryFn: () => read(sought),
    enabled: isEnabled,
    retry: false,
    gcTime: 0,
  })

  const submit = (next: Sought) => {
    // The same query is not fetched again by itself.
    if (next.ticket === ticket && next.key === key) void refetch()
    else setSought(next)
  }

  return (
    <Dialog
      open
      // The URL is the history entry.
      isInHistory={false}
      onOpenChange={(open) => !open && onClose()}
      title={legal.reportTitle}
      focusOn="panel"
    >
      {data ? (
        <ReportState report={data} />
      ) : isFetching || (isUserPending && key === '') ? (
        <PageLoading />
      ) : (
        <ReportLookup
          from={sought}
          error={error && serverMessage(error, common.offlineHint)}
          isMember={user !== null}
          onSubmit={submit}
        />
      )}
    </Dialog>
  )
}

function read({ ticket, key }: Sought): Promise<Report> {
  const path = `/api/reports/${encodeURIComponent(ticket)}`
  if (!key) return readJson<Report>(path)
  return sendJson<Report>('POST', `${path}/read`, { key } satisfies ReportKeyBody)
}

type LookupProps = {
  from: Sought
  error: string | null
  isMember: boolean
  onSubmit: (sought: Sought) => void
}

/** Asks for the number of a report, and a guest for its key. */
function ReportLookup({ from, error, isMember, onSubmit }: LookupProps) {
  const [ticket, setTicket] = useState(from.ticket)
  const [key, setKey] = useState(from.key)
  const [isChecked, setChecked] = useState(false)
  const isTicketMissing = isBlank(ticket)
  const isKeyMissing = !isMember && isBlank(key)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isTicketMissing && !isKeyMissing)
      return onSubmit({ ticket: ticket.trim(), key: key.trim() })
    setChecked(true)
    event.currentTarget.querySelectorAll('input')[isTicketMissing ? 0 : 1]?.focus()
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <p>{isMember ? legal.lookUpMember : legal.lookUpGuest}</p>
      {error && <Alert variant="danger">{error}</Alert>}
      <Field
        label={legal.ticket}
        required
        error={isChecked && isTicketMissing ? legal.ticketRequired : undefined}
      >
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          value={ticket}
          onChange={({ target }) => setTicket(target.value)}
        />
      </Field>
      <Field
        label={legal.key}
        required={!isMember}
        optional={isMember}
        error={isChecked && isKeyMissing ? legal.keyRequired : undefined}
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
      </Field>
      <Button type="submit">{legal.show}</Button>
    </form>
  )
}
