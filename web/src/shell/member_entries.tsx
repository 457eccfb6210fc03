import { CalendarRange, MessagesSquare } from 'lucide-react'
import { BOOKINGS_PATH, CONVERSATIONS_PATH } from '@/lib/conversation_paths'
import { places } from '@/messages/places'
import { BottomEntry } from '@/shell/bottom_entry'
import { usePlaceCounts } from '@/shell/use_place_counts'

/** A member's entries of the bottom bar. */
export function MemberEntries({ current }: { current: string | null }) {
  const { unread, waiting } = usePlaceCounts()

  return (
    <>
      <BottomEntry
        to={CONVERSATIONS_PATH}
        label={places.inbox}
        name={unread > 0 ? places.inboxWithUnread({ count: unread }) : undefined}
        count={unread}
        Icon={MessagesSquare}
        isHere={current === 'messages'}
      />
      <BottomEntry
        to={BOOKINGS_PATH}
        label={places.bookings}
        name={waiting > 0 ? places.bookingsThatWait({ count: waiting }) : undefined}
        count={waiting}
        Icon={CalendarRange}
        isHere={current === 'bookings'}
      />
    </>
  )
}
