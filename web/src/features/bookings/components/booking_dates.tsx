import type { Item } from '@saajha/contract/item'
import { bookedHours } from '@saajha/contract/quote'
import { CalendarRange } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { bookedDuration } from '@/features/bookings/booked_duration'
import {
  bookingQuote,
  cheaperQuote,
  depositOf,
  priceToAgree,
} from '@/features/bookings/booking_quote'
import { MeetingTimes } from '@/features/bookings/components/meeting_times'
import { UnitsStepper } from '@/features/bookings/components/units_stepper'
import type { RequestedDays } from '@/features/bookings/requested_days'
import { durationProblem, problemMessage } from '@/features/bookings/rental_duration'
import { formatShortDay } from '@/lib/text/format'
import { booking as messages } from '@/messages/booking'
import { contact } from '@/messages/contact'

type Props = {
  booking: RequestedDays | null
  item: Item
  /** The pieces that are left on the days, if that is known. */
  left: number | undefined
}

/**
 * The requested days with their times, estimated total and the deposit. A link leads to the calendar if there are none, or if
 * they break a limit of the item.
 */
export function BookingDates({ booking, item, left }: Props) {
  const hasPieces = (item.quantity ?? 1) > 1
  const link = (
    <Button asChild variant="outline">
      <Link to={`/item/${item.id}`}>{contact.chooseDates}</Link>
    </Button>
  )
  if (!booking) {
    return (
      <Alert variant="warning" title={contact.datesMissingTitle} action={link}>
        {contact.datesMissing}
      </Alert>
    )
  }
  const problem = durationProblem(item, booking.startDate, booking.endDate, bookedHours(booking))
  const deposit = depositOf(item)
  const entries = [
    { term: contact.checkIn, value: formatShortDay(booking.startDate) },
    { term: contact.checkOut, value: formatShortDay(booking.endDate) },
    {
      term: contact.duration,
      value: bookedDuration(booking.startDate, booking.endDate, item.priceUnit),
    },
    {
      term: contact.total,
      value: cheaperQuote(item, booking) ?? bookingQuote(item, booking) ?? priceToAgree(item),
    },
    ...(deposit ? [{ term: contact.deposit, value: deposit }] : []),
  ]

  return (
    <>
      <section aria-label={contact.dates} className="rounded-card bg-primary-tint px-4 py-3 sm:p-4">
        <h2 className="mb-3 flex items-center gap-2 text-lg max-sm:sr-only">
          <CalendarRange aria-hidden className="size-5 text-primary" />
          {contact.dates}
        </h2>
        <dl className="flex flex-wrap justify-between gap-x-5 gap-y-2 sm:gap-y-3">
          {entries.map(({ term, value }) => (
            <div key={term}>
              <dt className="text-sm text-soft">{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {hasPieces && <UnitsStepper units={booking.units} quantity={item.quantity!} left={left} />}
        <MeetingTimes booking={booking} />
      </section>
      {left === 0 && (
        <Alert variant="warning" action={link}>
          {messages.chooseFreeDates}
        </Alert>
      )}
      {problem && (
        <Alert variant="warning" action={link}>
          {problemMessage(item, problem)}
        </Alert>
      )}
    </>
  )
}
