import { CalendarRange } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import type { RequestedDays } from '@/features/interactions/requested_days'
import { formatCalendarDay } from '@/lib/text/format'
import { contact } from '@/messages/contact'

type Props = { booking: RequestedDays | null; itemId: string }

/** The requested days, or a link to the calendar if there are none. */
export function BookingDates({ booking, itemId }: Props) {
  if (!booking) {
    return (
      <Alert
        variant="warning"
        title={contact.datesMissingTitle}
        action={
          <Button asChild variant="outline">
            <Link to={`/item/${itemId}`}>{contact.chooseDates}</Link>
          </Button>
        }
      >
        {contact.datesMissing}
      </Alert>
    )
  }
  const entries = [
    { term: contact.checkIn, value: formatCalendarDay(booking.startDate) },
    { term: contact.checkOut, value: formatCalendarDay(booking.endDate) },
    { term: contact.duration, value: contact.days({ days: booking.days }) },
  ]

  return (
    <section aria-label={contact.dates} className="rounded-card bg-primary-tint p-4">
      <h2 className="flex items-center gap-2 text-lg">
        <CalendarRange aria-hidden className="size-5 text-primary" />
        {contact.dates}
      </h2>
      <dl className="mt-3 flex flex-wrap justify-between gap-x-5 gap-y-3">
        {entries.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-sm text-soft">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
