import type { Conversation, Message } from '@saajha/contract/conversation'
import { Fragment } from 'react'
import { useConversationBookings } from '@/features/bookings/public'
import { ConversationEnd } from '@/features/interactions/conversation/components/conversation_end'
import { MessageLine } from '@/features/interactions/conversation/components/message_line'
import { closingNo } from '@/features/interactions/conversation/ending'
import { dayName, groupByDay } from '@/features/interactions/conversation/day_groups'
import { useNow } from '@/lib/hooks/use_now'

type Props = { messages: Message[]; conversation: Conversation }

/** The messages of a conversation below the names of their days, with the way on after the line that ends its rental. */
export function MessageDays({ messages, conversation }: Props) {
  const now = useNow()
  const { newest } = useConversationBookings(conversation)
  // A listing that is gone has no such line.
  const endNo = newest ? closingNo(messages, newest) : messages.at(-1)?.no
  const seen = messages.findLast(
    ({ no, isMine, isHidden }) => isMine && !isHidden && no <= conversation.seenNo
  )

  return groupByDay(messages).map(({ day, messages: ofDay }) => (
    <section key={day} className="flex flex-col gap-2">
      <h3 className="self-center rounded-full bg-surface px-3 py-0.5 font-sans text-xs font-semibold tracking-normal text-soft">
        {dayName(day, now)}
      </h3>
      {ofDay.map((message) => (
        <Fragment key={message.no}>
          <MessageLine message={message} conversation={conversation} isSeen={message === seen} />
          {message.no === endNo && <ConversationEnd conversation={conversation} />}
        </Fragment>
      ))}
    </section>
  ))
}
