import type { Conversation } from '@saajha/contract/conversation'
import { TriangleAlert } from 'lucide-react'
import { QuotingText } from '@/components/quoting_text'
import { classes } from '@/lib/classes'
import { systemLine } from '@/features/interactions/conversation/system_line'
import { knownWarnings } from '@/features/moderation/public'
import { firstName } from '@/lib/text/first_name'
import { formatDays } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { fraud } from '@/messages/fraud'
import { conversationList as messages } from '@/messages/conversation_list'

type Props = { conversation: Conversation; className?: string }

/**
 * One line about a conversation's newest message: its text or that it is hidden, the days of a booking request, that the renter
 * called or wrote on WhatsApp, or a step of a booking.
 */
export function LastLine({ conversation, className }: Props) {
  const { last, with: other } = conversation
  const line = systemLine(last, conversation)

  return (
    <p className={classes('truncate', className)}>
      {line === null && last.kind === 'text' ? (
        <TextLine conversation={conversation} />
      ) : (
        <QuotingText sentence={line ?? ''} quote={firstName(other.fullName)} />
      )}
    </p>
  )
}

function TextLine({ conversation: { last } }: Props) {
  const { body, isMine, isHidden, startDate, endDate, warnings } = last
  const isWarned = !isMine && knownWarnings(warnings).length > 0

  return (
    <>
      {isWarned && (
        <span className="font-semibold text-accent-ink">
          <TriangleAlert aria-hidden className="inline size-4 align-text-bottom" />{' '}
          {`${fraud.heading}: `}
        </span>
      )}
      {isMine && <span>{`${isHidden ? messages.youHidden : messages.you} `}</span>}
      {startDate && endDate ? (
        <span>{messages.request({ days: formatDays(startDate, endDate) })}</span>
      ) : (
        <bdi lang={body ? langOf(body) : undefined}>{body}</bdi>
      )}
    </>
  )
}
