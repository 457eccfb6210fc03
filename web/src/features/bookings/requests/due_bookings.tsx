import type { Booking } from '@saajha/contract/booking'
import { todayInIndia } from '@saajha/contract/calendar_days'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { BookingCard } from '@/features/bookings/requests/booking_card'
import { BOOKINGS_PATH } from '@/lib/conversation_paths'
import { isFirstAttempt } from '@/lib/queries/is_first_attempt'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { bookings as messages } from '@/messages/bookings'

/** Loads what `DueBookings` shows. `isLoading` is true only while the first request for it runs, until that fails. */
export function useDueBookings() {
  const query = useQuery<Booking[]>({
    queryKey: [...BOOKINGS_KEY, 'due'],
    staleTime: 0,
    refetchOnMount: 'always',
  })
  return { due: query.data ?? [], isLoading: isFirstAttempt(query) }
}

/** The bookings that wait for the member, and those of today and tomorrow; nothing without any. */
export function DueBookings() {
  const { due } = useDueBookings()
  const today = todayInIndia()
  const waiting = due.filter(({ group }) => group === 'waiting')
  const others = due.filter((booking) => !waiting.includes(booking))

  if (due.length === 0) return null
  return (
    <div className="mb-6 flex flex-col gap-4">
      <Rows heading={messages.groups.waiting} bookings={waiting} />
      <Rows heading={messages.dueToday} bookings={others.filter((each) => isUntil(each, today))} />
      <Rows
        heading={messages.dueTomorrow}
        bookings={others.filter((each) => !isUntil(each, today))}
      />
      <Link
        to={BOOKINGS_PATH}
        className="inline-flex min-h-11 items-center self-start font-semibold text-primary hover:underline"
      >
        {messages.allBookings}
      </Link>
    </div>
  )
}

/** Whether the next step of a booking is due, or overdue, on a day. */
function isUntil({ nextOn, startDate }: Booking, day: string) {
  return (nextOn ?? startDate) <= day
}

function Rows({ heading, bookings }: { heading: string; bookings: readonly Booking[] }) {
  const headingId = useId()

  if (bookings.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2 text-heading">
        {heading}
      </h2>
      <ul aria-labelledby={headingId} className="flex flex-col gap-3">
        {bookings.map((booking) => (
          <BookingCard key={booking.id} booking={booking} />
        ))}
      </ul>
    </section>
  )
}
