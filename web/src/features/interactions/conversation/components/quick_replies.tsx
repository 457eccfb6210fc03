import type { Conversation } from '@saajha/contract/conversation'
import { useSearchParams } from 'react-router-dom'
import { parseRequestedDays } from '@/features/bookings/public'
import { formatDays } from '@/lib/text/format'
import { conversation as messages } from '@/messages/conversation'

type Props = { side: Conversation['side']; onChoose: (text: string) => void }

/** Quick replies that are put into the composer, to be edited there; one of a renter asks about the days in the URL. */
export function QuickReplies({ side, onChoose }: Props) {
  const [parameters] = useSearchParams()
  const chosen = side === 'renter' ? parseRequestedDays(parameters) : null
  const ofDays = chosen
    ? [messages.isFree({ days: formatDays(chosen.startDate, chosen.endDate) })]
    : []

  return (
    <ul
      aria-label={messages.quickReplies}
      className="-mx-3 flex gap-2 overflow-x-auto px-3 pb-2 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {[...ofDays, ...messages.quickRepliesOf[side]].map((text) => (
        <li key={text} className="shrink-0">
          <button
            type="button"
            className="min-h-11 rounded-full border border-line bg-surface px-4 text-sm whitespace-nowrap text-primary -outline-offset-3 transition-colors hover:border-primary hover:bg-primary-tint"
            onClick={() => onChoose(text)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
