import { todayInIndia } from '@saajha/contract/calendar_days'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { QuotingText } from '@/components/quoting_text'
import { BOOKINGS_PATH, conversationPath } from '@/lib/conversation_paths'
import { useIsOnline } from '@/lib/page/use_is_online'
import type { SavedBooking } from '@/lib/session/saved_bookings'
import { savedBookings as messages } from '@/messages/saved_bookings'

/**
 * What the member collects, hands over or returns first today, with the renter's code, and how many more there are. It leads to
 * the conversation, or to the kept bookings while the browser is offline.
 */
export function DueToday({ due }: { due: readonly SavedBooking[] }) {
  const isOnline = useIsOnline()
  const [first, ...others] = due
  if (!first) return null

  return (
    <ul
      aria-label={messages.dueHeading}
      data-due-today
      className="absolute inset-x-0 bottom-full flex h-12 items-center justify-center gap-2 border-t border-line bg-primary-tint px-4 font-semibold text-primary short:static"
    >
      <li className="min-w-0">
        <Link
          to={isOnline ? conversationPath(first.itemId, first.conversationId) : BOOKINGS_PATH}
          className="flex min-h-11 items-center gap-2 hover:underline"
        >
          <CalendarClock aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 truncate">
            <Sentence booking={first} />
          </span>
          {first.code && (
            <span className="shrink-0 tabular-nums">{messages.code({ code: first.code })}</span>
          )}
        </Link>
      </li>
      {others.length > 0 && (
        <li className="shrink-0">
          <Link
            to={BOOKINGS_PATH}
            aria-label={messages.more({ count: others.length })}
            className="grid min-h-11 min-w-11 place-items-center hover:underline"
          >
            +{others.length}
          </Link>
        </li>
      )}
    </ul>
  )
}

function Sentence({
  booking: { state, side, itemTitle, name, endDate, nextOn },
}: {
  booking: SavedBooking
}) {
  const isActive = state === 'active'
  const isLate = (isActive ? endDate : nextOn) < todayInIndia()
  const ofReturn = isLate ? messages.overdue : messages.return
  const ofCollection = isLate ? messages.uncollected : messages.collect
  const sentences = isActive ? ofReturn : ofCollection
  return <QuotingText sentence={sentences[side]({ item: itemTitle, name })} quote={itemTitle} />
}
