import type { Message } from '@saajha/contract/conversation'
import { useState } from 'react'
import { firstName } from '@/lib/text/first_name'
import { conversation as messages } from '@/messages/conversation'

type Props = { message: Message; name: string }

/** Announces the other member's message to screen readers when it arrives. */
export function NewestMessage({ message: { no, isMine, body }, name }: Props) {
  const [firstNo] = useState(no)
  const isNew = no > firstNo && !isMine && body

  return (
    <p role="status" className="sr-only">
      {isNew && `${messages.author({ name: firstName(name) })} ${body}`}
    </p>
  )
}
