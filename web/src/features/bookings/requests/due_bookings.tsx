import type { Booking } from '@saajha/contract/booking'
import { todayInIndia } from '@saajha/contract/calendar_days'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { BookingCard } from '@/features/bookings/requests/booking_card'
import { useBookingInDialog } from '@/features/bookings/requests/use_booking_in_dialog'
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
  const { groups, isOpen, region, onOpenChange } = useBookingInDialog([
    { name: messages.groups.waiting, entries: waiting },
    { name: messages.dueToday, entries: others.filter((each) => isUntil(each, today)) },
    { name: messages.dueTomorrow, entries: others.filter((each) => !isUntil(each, today)) },
  ])

  if (due.length === 0 && !isOpen) return null
  return (
    <div ref={region} tabIndex={-1} className="mb-6 flex flex-col gap-4 outline-none">
      {groups.map(({ name, entries }) => (
        <Rows key={name} heading={name} bookings={entries} onOpenChange={onOpenChange} />
      ))}
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

type RowsProps = {
  heading: string
  bookings: readonly Booking[]
  onOpenChange: (heading: string, booking: Booking, isOpen: boolean) => void
}

function Rows({ heading, bookings, onOpenChange }: RowsProps) {
  const headingId = useId()

  if (bookings.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-2 text-heading">
        {heading}
      </h2>
      <ul aria-labelledby={headingId} className="flex flex-col gap-3">
        {bookings.map((booking) => (
          <BookingCard
            key={booking.id}
            booking={booking}
            onOpenChange={(isOpen) => onOpenChange(heading, booking, isOpen)}
          />
        ))}
      </ul>
    </section>
  )
}
