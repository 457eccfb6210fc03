import type { Message } from '@saajha/contract/conversation'
import { useState } from 'react'

/** The text that is being sent, until its message is received, which may be by a push before the response; else null. */
export function usePendingText(sending: string | null, messages: Message[]) {
  const lastNo = messages.at(-1)?.no ?? 0
  const [since, setSince] = useState({ sending, lastNo })
  if (since.sending !== sending) setSince({ sending, lastNo })
  const isReceived = messages.some(
    ({ no, isMine, body }) => isMine && no > since.lastNo && body === sending
  )
  return isReceived ? null : sending
}
