import type { AdminReport, DeskConversation, DeskHandover } from '@saajha/contract/moderation'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { RecordView } from '@/features/moderation/desk/record_view'
import { classes } from '@/lib/classes'
import { readJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { formatDateTime } from '@/lib/text/format'
import { common } from '@/messages/common'
import { desk } from '@/messages/desk'

/** The conversation and the handover records of a report, read only on demand, because each reading is logged. */
export function LoggedReading({ report }: { report: AdminReport }) {
  const path = `/api/admin/reports/${report.ticket}`
  const conversation = useMutation({
    mutationFn: () => readJson<DeskConversation>(`${path}/conversation`),
  })
  const handover = useMutation({ mutationFn: () => readJson<DeskHandover>(`${path}/handover`) })
  const error = conversation.error ?? handover.error
  const isOfMembers = ['message', 'booking'].includes(report.subjectKind)
  if (!isOfMembers) return null

  return (
    <Card as="section" className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          busy={conversation.isPending}
          onClick={() => conversation.mutate()}
        >
          {desk.readConversation}
        </Button>
        {report.subjectKind === 'booking' && (
          <Button variant="outline" busy={handover.isPending} onClick={() => handover.mutate()}>
            {desk.readHandover}
          </Button>
        )}
        <p className="text-sm text-soft">{desk.readIsLogged}</p>
      </div>
      {error && (
        <p role="alert" className="text-danger">
          {serverMessage(error, common.offlineHint)}
        </p>
      )}
      {conversation.data && <Messages conversation={conversation.data} />}
      {handover.data?.records.length === 0 && <p className="text-soft">{desk.noMessages}</p>}
      {handover.data?.records.map((record) => (
        <RecordView key={`${record.by} ${record.stage} ${record.recordedAt}`} record={record} />
      ))}
    </Card>
  )
}

function Messages({ conversation }: { conversation: DeskConversation }) {
  if (conversation.messages.length === 0) return <p className="text-soft">{desk.noMessages}</p>
  return (
    <ol className="flex max-h-96 flex-col gap-2 overflow-y-auto" tabIndex={0}>
      {conversation.messages.map(({ no, by, body, isHidden, isReported, createdAt }) => (
        <li
          key={no}
          className={classes(
            'rounded-control border p-2',
            isReported ? 'border-danger' : 'border-line'
          )}
        >
          <p className="text-sm text-soft">
            {by ? conversation[by].name : desk.bySystem} · {formatDateTime(createdAt)}
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
