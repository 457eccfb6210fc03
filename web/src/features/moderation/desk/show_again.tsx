import type { UndoBody } from '@saajha/contract/moderation'
import { useState } from 'react'
import { Button } from '@/components/button'
import { ReasonDialog } from '@/features/moderation/desk/reason_dialog'
import { useRefetchDesk } from '@/features/moderation/desk/use_desk'
import { sendJson } from '@/lib/http/api'
import { desk } from '@/messages/desk'

type Props = {
  /** The id of the action that hides it. */
  hidingId: string
  kind: keyof typeof desk.showAgainHeading
}

/** A button that shows again what an action hid, with a reason. */
export function ShowAgain({ hidingId, kind }: Props) {
  const [isAsking, setAsking] = useState(false)
  const refetchDesk = useRefetchDesk()
  // Another administrator may have shown it meanwhile.
  const ask = (isOpen: boolean) => {
    setAsking(isOpen)
    if (!isOpen) void refetchDesk()
  }
  const send = (why: string) => {
    const body: UndoBody = { reason: why }
    return sendJson('POST', `/api/admin/actions/${hidingId}/undo`, body)
  }

  return (
    <>
      <Button variant="outline" className="w-fit" onClick={() => ask(true)}>
        {desk.showAgain}
      </Button>
      <ReasonDialog
        key={hidingId}
        open={isAsking}
        onOpenChange={ask}
        title={desk.showAgainHeading[kind]}
        description={desk.showAgainHint[kind]}
        act={desk.showAgain}
        isDangerous={false}
        send={send}
      />
    </>
  )
}
