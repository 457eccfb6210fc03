import type { Message } from '@saajha/contract/conversation'
import { useState } from 'react'
import { firstName } from '@/lib/text/first_name'
import { conversation as texts } from '@/messages/conversation'

type Props = { messages: readonly Message[]; name: string }

/** Announces the other member's message to screen readers when it arrives; of several at once, their number. */
export function NewestMessages({ messages, name }: Props) {
  const lastNo = messages.at(-1)!.no
  const [announced, setAnnounced] = useState({ afterNo: lastNo, lastNo })
  if (lastNo > announced.lastNo) setAnnounced({ afterNo: announced.lastNo, lastNo })
  const arrived = messages.filter(
    ({ no, isMine, body }) => no > announced.afterNo && !isMine && body
  )

  return (
    <p role="status" className="sr-only">
      {announcement(arrived, firstName(name))}
    </p>
  )
}

function announcement(arrived: readonly Message[], name: string): string | null {
  if (arrived.length === 1) return `${texts.author({ name })} ${arrived[0]!.body}`
  return arrived.length > 1 ? texts.arrived({ count: arrived.length, name }) : null
}
