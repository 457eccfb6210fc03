import type { Booking, BookingSide } from '@saajha/contract/booking'
import { cardImage } from '@saajha/contract/media'
import { CalendarPlus, CalendarRange, CloudAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { EmptyState } from '@/components/empty_state'
import { Picture } from '@/components/picture'
import { RadioGroup } from '@/components/radio_group'
import { ShowMore } from '@/components/show_more'
import { BookingStateBadge } from '@/features/bookings/requests/booking_state'
import { timesOf } from '@/features/bookings/requests/times_of'
import { CALENDAR_SECTION } from '@/features/bookings/calendar_feed/use_calendar_feed'
import { ConversationSkeletons } from '@/components/conversation_skeletons'
import { conversationPath } from '@/lib/conversation_paths'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { usePages } from '@/lib/queries/use_pages'
import { formatDateTime, formatDays, formatRupees } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { bookings as messages } from '@/messages/bookings'
import { common } from '@/messages/common'

type Props = { side: BookingSide; onChoose: (side: BookingSide) => void }

/** A member's bookings, of their listings or as a renter, those that were requested last first. */
export function BookingList({ side, onChoose }: Props) {
  return (
    <>
      <RadioGroup
        variant="segments"
        legend={messages.bookings}
        name="side"
        className="mb-4"
        value={side}
        onChange={({ target }) => onChoose(target.value as BookingSide)}
        options={[
          { value: 'owner', label: messages.asOwner },
          { value: 'renter', label: messages.asRenter },
        ]}
      />
      <Link
        to={`/profile/edit#${CALENDAR_SECTION}`}
        className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"
      >
        <CalendarPlus aria-hidden className="size-5" />
        {messages.inCalendar}
      </Link>
      <Entries key={side} side={side} />
    </>
  )
}

function Entries({ side }: Pick<Props, 'side'>) {
  const {
    entries: bookings,
    isFailed,
    ...list
  } = usePages<Booking>([...BOOKINGS_KEY, 'pages', side], `/api/bookings?as=${side}`, {
    isAlwaysFresh: true,
  })

  if (isFailed) {
    return (
      <EmptyState
        icon={<CloudAlert aria-hidden />}
        title={messages.loadFailed}
        description={common.offlineHint}
        action={<Button onClick={list.refetch}>{common.tryAgain}</Button>}
      />
    )
  }
  if (!bookings) return <ConversationSkeletons />
  if (bookings.length === 0) {
    return (
      <EmptyState
        icon={<CalendarRange aria-hidden />}
        title={messages.empty}
        description={messages.emptyHint}
      />
    )
  }
  return (
    <>
      <ul aria-label={messages.bookings} className="flex flex-col gap-3">
        {bookings.map((booking) => (
          <BookingCard key={booking.id} booking={booking} />
        ))}
      </ul>
      <ShowMore
        hasMore={list.hasMore}
        busy={list.isFetchingMore}
        onShowMore={list.showMore}
        failure={list.isMoreFailed && messages.loadFailed}
      />
    </>
  )
}

/** A booking in one row. It leads to its conversation. */
function BookingCard({ booking }: { booking: Booking }) {
  const { itemId, itemTitle, itemImageUrl, conversationId, state, startDate, endDate } = booking
  const other = booking.renter?.fullName ?? booking.ownerName
  const total = booking.agreedTotal ?? booking.quotedTotal
  const times = timesOf(booking)

  return (
    <Card as="li" interactive>
      <Link
        to={conversationPath(itemId, conversationId)}
        className="flex items-start gap-3 p-4 -outline-offset-2 hover:bg-primary-tint/50"
      >
        <Picture
          src={itemImageUrl ? cardImage(itemImageUrl) : undefined}
          alt=""
          ratio="1/1"
          className="size-14 shrink-0 rounded-control"
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span lang={langOf(itemTitle)} className="font-semibold wrap-anywhere">
              {itemTitle}
            </span>
            <BookingStateBadge booking={booking} />
          </span>
          <span className="mt-1 block">
            {formatDays(startDate, endDate)}
            {total && <span>{` · ${formatRupees(total)}`}</span>}
          </span>
          {times && <span className="block text-sm text-soft">{times}</span>}
          <bdi lang={langOf(other)} className="block text-sm text-soft">
            {other}
          </bdi>
          {state === 'requested' && booking.renter && (
            <span className="mt-1 block text-sm font-semibold">
              {messages.answerBy({ moment: formatDateTime(booking.answerBy) })}
            </span>
          )}
        </span>
      </Link>
    </Card>
  )
}
