import type { Conversation, Message } from '@saajha/contract/conversation'
import { QuotingText } from '@/components/quoting_text'
import { MessageBubble } from '@/features/interactions/conversation/components/message_bubble'
import { FraudWarningNote } from '@/features/moderation/public'
import { systemLine } from '@/features/interactions/conversation/system_line'
import { WarnedSteps } from '@/features/interactions/conversation/components/warned_steps'
import { bookedDuration } from '@/features/bookings/public'
import { firstName } from '@/lib/text/first_name'
import { formatDateTime, formatDays, formatTime } from '@/lib/text/format'
import { conversation as messages } from '@/messages/conversation'

type Props = { message: Message; conversation: Conversation; isSeen: boolean }

/** A message of a conversation, or a line that no member wrote. Kinds of a newer release show their text, if any. */
export function MessageLine({ message, conversation, isSeen }: Props) {
  const { body, isMine, isHidden, hiddenReason, startDate, endDate, priceUnit, createdAt } = message
  const time = (
    <time dateTime={createdAt} title={formatDateTime(createdAt)}>
      {formatTime(createdAt)}
    </time>
  )
  const line = systemLine(message, conversation)

  if (line) {
    return (
      <p className="self-center px-4 text-center text-sm text-soft">
        {line} · {time}
      </p>
    )
  }
  if (!body) return null
  return (
    <>
      {!isMine && (
        <FraudWarningNote
          warnings={message.warnings}
          steps={
            <WarnedSteps
              subject={{ kind: 'message', id: `${conversation.id}:${message.no}`, text: body }}
              writer={{ ...conversation.with, isBlocked: conversation.isBlocked }}
            />
          }
        />
      )}
      <MessageBubble
        text={body}
        isMine={isMine}
        name={firstName(conversation.with.fullName)}
        note={time}
        days={
          startDate &&
          endDate &&
          `${formatDays(startDate, endDate)} · ${bookedDuration(startDate, endDate, priceUnit)}`
        }
      />
      {isHidden && (
        <p className="self-end pr-1 text-xs text-soft wrap-anywhere">
          <QuotingText
            sentence={messages.hiddenOfYours({ reason: hiddenReason })}
            quote={hiddenReason}
          />
        </p>
      )}
      {isSeen && <p className="self-end pr-1 text-xs text-soft">{messages.seen}</p>}
    </>
  )
}
