import type { AdminReport, ModerationAction, UndoBody } from '@saajha/contract/moderation'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Dialog } from '@/components/dialog'
import { ReasonForm } from '@/features/moderation/desk/reason_form'
import { useRefetchDesk } from '@/features/moderation/desk/use_desk'
import { sendJson } from '@/lib/http/api'
import { formatDateTime } from '@/lib/text/format'
import { desk } from '@/messages/desk'

type Kind = keyof typeof desk.hiddenNow
type Props = { report: AdminReport; hiding: ModerationAction }

/**
 * Says that the listing, message, review or answer of a report is hidden, and shows it again with a reason. What was hidden by
 * another decision than that of the report has its reason here.
 */
export function HiddenSubject({ report: { subjectKind, ticket }, hiding }: Props) {
  const [isAsking, setAsking] = useState(false)
  const refetchDesk = useRefetchDesk()
  const kind = subjectKind as Kind
  const { id, reason, doneBy, createdAt } = hiding
  // Another administrator may have shown it meanwhile.
  const ask = (isOpen: boolean) => {
    setAsking(isOpen)
    if (!isOpen) void refetchDesk()
  }
  const send = (why: string) => {
    const body: UndoBody = { reason: why }
    return sendJson('POST', `/api/admin/actions/${id}/undo`, body)
  }

  return (
    <Card as="section" className="flex flex-col gap-2 p-4 print:hidden">
      <p>{desk.hiddenNow[kind]}</p>
      {hiding.ticket !== ticket && (
        <>
          <p dir="auto" className="wrap-anywhere">
            {desk.reason}: {reason}
          </p>
          <p className="text-sm text-soft">
            {doneBy} · {formatDateTime(createdAt)}
          </p>
        </>
      )}
      <Button variant="outline" className="w-fit" onClick={() => ask(true)}>
        {desk.showAgain}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={ask}
        title={desk.showAgainHeading[kind]}
        description={desk.showAgainHint[kind]}
      >
        <ReasonForm
          act={desk.showAgain}
          isDangerous={false}
          send={send}
          onClose={() => ask(false)}
        />
      </Dialog>
    </Card>
  )
}
