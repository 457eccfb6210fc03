import type { AdminReport, DeskConversation, DeskHandover } from '@saajha/contract/moderation'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { RecordView } from '@/features/moderation/desk/record_view'
import { classes } from '@/lib/classes'
import { readJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { formatDateTime } from '@/lib/text/format'
import { common } from '@/messages/common'
import { desk } from '@/messages/desk'

type Props = { report: AdminReport }

/**
 * What the two members of a report wrote to each other or recorded: the conversation around a message, or the records of a
 * booking. It is read on demand only, because each reading is logged.
 */
export function LoggedReading({ report }: Props) {
  if (report.subjectKind === 'message')
    return (
      <Reading
        path={`/api/admin/reports/${report.ticket}/conversation`}
        label={desk.readConversation}
        show={(read: DeskConversation) => <Messages conversation={read} />}
      />
    )
  if (report.subjectKind === 'booking')
    return (
      <Reading
        path={`/api/admin/reports/${report.ticket}/handover`}
        label={desk.readHandover}
        show={(read: DeskHandover) => <Records records={read.records} />}
      />
    )
  return null
}

type ReadingProps<Read> = { path: string; label: string; show: (read: Read) => ReactNode }

function Reading<Read>({ path, label, show }: ReadingProps<Read>) {
  const { data, error, isPending, mutate } = useMutation({ mutationFn: () => readJson<Read>(path) })

  return (
    <Card as="section" className={classes('flex flex-col gap-3 p-4', !data && 'print:hidden')}>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button
          variant="outline"
          busy={isPending}
          aria-describedby="reading-is-logged"
          onClick={() => mutate()}
        >
          {label}
        </Button>
        <p id="reading-is-logged" className="text-sm text-soft">
          {desk.readIsLogged}
        </p>
      </div>
      {error && (
        <p role="alert" className="text-danger">
          {serverMessage(error, common.offlineHint)}
        </p>
      )}
      {data && show(data)}
    </Card>
  )
}

function Records({ records }: DeskHandover) {
  if (records.length === 0) return <p className="text-soft">{desk.noMessages}</p>
  return records.map((record) => (
    <RecordView key={`${record.by} ${record.stage} ${record.recordedAt}`} record={record} />
  ))
}

function Messages({ conversation }: { conversation: DeskConversation }) {
  if (conversation.messages.length === 0) return <p className="text-soft">{desk.noMessages}</p>
  return (
    <ol
      className="flex max-h-96 flex-col gap-2 overflow-y-auto print:max-h-none print:overflow-visible"
      tabIndex={0}
    >
      {conversation.messages.map(({ no, by, body, isHidden, isReported, createdAt }) => (
        <li
          key={no}
          className={classes(
            'rounded-control border p-2',
            isReported ? 'border-danger' : 'border-line'
          )}
        >
          <p className="text-sm text-soft">
            {by ? conversation[by].name : desk.actors.system} · {formatDateTime(createdAt)}
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {isHidden && <em>{desk.messageHidden}: </em>}
            {body}
          </p>
        </li>
      ))}
    </ol>
  )
}
