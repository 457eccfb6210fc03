import type { Conversation, Message } from '@saajha/contract/conversation'
import { MessageLine } from '@/features/interactions/conversation/components/message_line'
import { dayName, groupByDay } from '@/features/interactions/conversation/day_groups'
import { useNow } from '@/lib/hooks/use_now'

type Props = { messages: Message[]; conversation: Conversation }

/** The messages of a conversation below the names of their days. */
export function MessageDays({ messages, conversation }: Props) {
  const now = useNow()
  const seen = messages.findLast(({ no, isMine }) => isMine && no <= conversation.seenNo)

  return groupByDay(messages).map(({ day, messages: ofDay }) => (
    <section key={day} className="flex flex-col gap-2">
      <h3 className="self-center rounded-full bg-surface px-3 py-0.5 font-sans text-xs font-semibold tracking-normal text-soft">
        {dayName(day, now)}
      </h3>
      {ofDay.map((message) => (
        <MessageLine
          key={message.no}
          message={message}
          conversation={conversation}
          isSeen={message === seen}
        />
      ))}
    </section>
  ))
}
