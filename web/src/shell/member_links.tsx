import { CalendarRange, MessagesSquare, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Tooltip } from '@/components/tooltip'
import { BOOKINGS_PATH, CONVERSATIONS_PATH } from '@/lib/conversation_paths'
import { places } from '@/messages/places'
import { NotificationBell } from '@/shell/notification_bell'
import { UnreadMark } from '@/shell/unread_mark'
import { usePlaceCounts } from '@/shell/use_place_counts'

/**
 * A member's icons in the header: inbox, bookings and the bell. Phones have inbox and bookings in the bottom bar. With large text
 * on a phone there is no room for the bell; the slide-out menu repeats it.
 */
export function MemberLinks() {
  const { unread, waiting } = usePlaceCounts()

  return (
    <>
      <div className="hidden gap-1 md:flex">
        <PlaceLink
          to={CONVERSATIONS_PATH}
          label={places.inbox}
          name={unread > 0 ? places.inboxWithUnread({ count: unread }) : places.inbox}
          count={unread}
          Icon={MessagesSquare}
        />
        <PlaceLink
          to={BOOKINGS_PATH}
          label={places.bookings}
          name={waiting > 0 ? places.bookingsThatWait({ count: waiting }) : places.bookings}
          count={waiting}
          Icon={CalendarRange}
        />
      </div>
      <div className="@max-[18rem]/header:hidden">
        <NotificationBell />
      </div>
    </>
  )
}

type PlaceProps = { to: string; label: string; name: string; count: number; Icon: LucideIcon }

function PlaceLink({ to, label, name, count, Icon }: PlaceProps) {
  return (
    <Tooltip text={label}>
      <Link
        to={to}
        aria-label={name}
        className="relative grid size-11 transition duration-150 active:scale-95 place-items-center rounded-full hover:bg-primary-tint hover:text-primary"
      >
        <Icon aria-hidden className="size-5.5" />
        <UnreadMark count={count} className="top-0.5 right-0" />
      </Link>
    </Tooltip>
  )
}
