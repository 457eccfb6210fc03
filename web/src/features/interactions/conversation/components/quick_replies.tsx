import type { Conversation } from '@saajha/contract/conversation'
import { useSearchParams } from 'react-router-dom'
import { parseRequestedDays, useConversationBookings } from '@/features/bookings/public'
import { formatDays } from '@/lib/text/format'
import { conversation as messages } from '@/messages/conversation'

type Props = { conversation: Conversation; onChoose: (text: string) => void }

/**
 * Quick replies for the state of the newest booking. A press puts one into the composer, to be edited there. A renter without a
 * booking has one that asks about the days in the URL. Empty until the bookings are known.
 */
export function QuickReplies({ conversation, onChoose }: Props) {
  const { side } = conversation
  const { isKnown, newest } = useConversationBookings(conversation)
  const state = newest?.state ?? 'none'
  const isOwnEnd = state === 'cancelled' && newest?.closedBy === side
  const [parameters] = useSearchParams()
  const chosen = side === 'renter' && state === 'none' ? parseRequestedDays(parameters) : null
  const ofDays = chosen
    ? [messages.isFree({ days: formatDays(chosen.startDate, chosen.endDate) })]
    : []

  // Buttons that do not grow with large text: it leaves little room for the messages.
  if (!isKnown) return <div className="h-[calc(var(--spacing-control)+0.5rem)]" />
  return (
    <ul
      aria-label={messages.quickReplies}
      className="-mx-3 flex gap-2 overflow-x-auto px-3 pb-2 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {[...ofDays, ...messages.quickRepliesOf[isOwnEnd ? 'cancelledByYou' : state][side]].map(
        (text) => (
          <li key={text} className="shrink-0">
            <button
              type="button"
              className="min-h-control rounded-full border border-line bg-surface px-4 text-sm whitespace-nowrap text-primary -outline-offset-3 transition-colors hover:border-primary hover:bg-primary-tint"
              onClick={() => onChoose(text)}
            >
              {text}
            </button>
          </li>
        )
      )}
    </ul>
  )
}
