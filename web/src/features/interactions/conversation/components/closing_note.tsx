import type { Booking } from '@saajha/contract/booking'
import type { Conversation } from '@saajha/contract/conversation'
import { MessageBubble } from '@/features/interactions/conversation/components/message_bubble'
import { TextWarnings } from '@/features/moderation/public'
import { firstName } from '@/lib/text/first_name'
import { formatTime } from '@/lib/text/format'

type Props = { conversation: Conversation; booking: Booking | undefined }

/** What the member who ended a booking wrote about it, as a message of theirs; nothing without a note. */
export function ClosingNote({ conversation: { side, with: other }, booking }: Props) {
  if (!booking?.note) return null
  const { note, closedBy, closedAt } = booking
  const isMine = closedBy === side

  return (
    <>
      {!isMine && <TextWarnings texts={[note]} />}
      <MessageBubble
        text={note}
        isMine={isMine}
        name={firstName(other.fullName)}
        note={closedAt && <time dateTime={closedAt}>{formatTime(closedAt)}</time>}
      />
    </>
  )
}
