import type { Booking, BookingSide } from '@saajha/contract/booking'
import { CalendarPlus, CalendarRange } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { LoadFailed } from '@/components/load_failed'
import { RadioGroup } from '@/components/radio_group'
import { ShowMore } from '@/components/show_more'
import { SavedBookingList } from '@/features/bookings/device_copy/saved_booking_list'
import { BookingCard } from '@/features/bookings/requests/booking_card'
import { useBookingInDialog } from '@/features/bookings/requests/use_booking_in_dialog'
import { useBookingGroups } from '@/features/bookings/requests/use_booking_groups'
import { CALENDAR_SECTION } from '@/features/bookings/calendar_feed/use_calendar_feed'
import { ConversationSkeletons } from '@/components/conversation_skeletons'
import { bookings as messages } from '@/messages/bookings'

type Props = {
  /** The side to which the list is narrowed, if the member has bookings of both. */
  side: BookingSide | null
  onChoose: (side: BookingSide | null) => void
}

/** A member's bookings of both sides, in groups by what comes next. */
export function BookingList({ side, onChoose }: Props) {
  const { hasBothSides, isLoading, isFailed, isEmpty, refetch, ...all } = useBookingGroups(side)
  const { groups, isOpen, region, onOpenChange } = useBookingInDialog(all.groups)

  if (isFailed) {
    return (
      <>
        <SavedBookingList />
        <LoadFailed title={messages.loadFailed} onRetry={refetch} />
      </>
    )
  }
  if (isEmpty && !isOpen) {
    return (
      <EmptyState
        icon={<CalendarRange aria-hidden />}
        title={messages.empty}
        description={messages.emptyHint}
        action={
          <Button asChild>
            <Link to="/search">{messages.findSomething}</Link>
          </Button>
        }
      />
    )
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {hasBothSides && (
          <RadioGroup
            variant="segments"
            legend={messages.side}
            name="side"
            value={side ?? ''}
            onChange={({ target }) => onChoose((target.value || null) as BookingSide | null)}
            options={[
              { value: '', label: messages.bothSides },
              { value: 'owner', label: messages.owner },
              { value: 'renter', label: messages.renter },
            ]}
          />
        )}
        <Link
          to={`/profile/edit#${CALENDAR_SECTION}`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"
        >
          <CalendarPlus aria-hidden className="size-5" />
          {messages.inCalendar}
        </Link>
      </div>
      {isLoading ? (
        <ConversationSkeletons />
      ) : (
        <div ref={region} tabIndex={-1} className="flex flex-col gap-8 outline-none">
          {groups.map((group) => (
            <Group key={group.name} group={group} onOpenChange={onOpenChange} />
          ))}
        </div>
      )}
    </>
  )
}

type GroupProps = {
  group: ReturnType<typeof useBookingGroups>['groups'][number]
  onOpenChange: (name: string, booking: Booking, isOpen: boolean) => void
}

/** A group with its heading; nothing without bookings. */
function Group({ group: { name, entries = [], ...list }, onOpenChange }: GroupProps) {
  const headingId = useId()

  if (entries.length === 0 && !list.hasMore) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-heading">
        {messages.groups[name]}
      </h2>
      <ul aria-labelledby={headingId} className="flex flex-col gap-3">
        {entries.map((booking) => (
          <BookingCard
            key={booking.id}
            booking={booking}
            onOpenChange={(isOpen) => onOpenChange(name, booking, isOpen)}
          />
        ))}
      </ul>
      <ShowMore
        hasMore={list.hasMore}
        busy={list.isFetchingMore}
        onShowMore={list.showMore}
        failure={list.isMoreFailed && messages.loadFailed}
      />
    </section>
  )
}
