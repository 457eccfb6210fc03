import { todayInIndia } from '@saajha/contract/calendar_days'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { QuotingText } from '@/components/quoting_text'
import { BOOKINGS_PATH, conversationPath } from '@/lib/conversation_paths'
import { useIsOnline } from '@/lib/page/use_is_online'
import type { SavedBooking } from '@/lib/session/saved_bookings'
import { savedBookings as messages } from '@/messages/saved_bookings'

/**
 * What the member collects, hands over or returns today, with the renter's code. Each leads to its conversation, or to the
 * kept bookings while the browser is offline.
 */
export function DueToday({ due }: { due: readonly SavedBooking[] }) {
  const isOnline = useIsOnline()

  return (
    <ul aria-label={messages.dueHeading}>
      {due.map((booking) => (
        <li key={booking.id}>
          <Link
            to={isOnline ? conversationPath(booking.itemId, booking.conversationId) : BOOKINGS_PATH}
            className="flex min-h-12 items-center justify-center gap-2 px-4 py-2 font-semibold text-primary hover:underline"
          >
            <CalendarClock aria-hidden className="size-5 shrink-0" />
            <span className="min-w-0 truncate">
              <Sentence booking={booking} />
            </span>
            {booking.code && (
              <span className="shrink-0 tabular-nums">{messages.code({ code: booking.code })}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Sentence({
  booking: { state, side, itemTitle, name, endDate },
}: {
  booking: SavedBooking
}) {
  const isOverdue = state === 'active' && endDate < todayInIndia()
  const ofReturn = isOverdue ? messages.overdue : messages.return
  const sentences = state === 'active' ? ofReturn : messages.collect
  return <QuotingText sentence={sentences[side]({ item: itemTitle, name })} quote={itemTitle} />
}
