import { MapPin, Phone } from 'lucide-react'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { QuotingText } from '@/components/quoting_text'
import { RelativeTime } from '@/components/relative_time'
import { depositFact } from '@/features/bookings/deposit_fact'
import { timesOf } from '@/features/bookings/requests/times_of'
import type { SavedBooking } from '@/lib/session/saved_bookings'
import { useStoredBookings } from '@/lib/session/use_saved_bookings'
import { dialNumber, formatPhone } from '@/lib/text/dial_number'
import { formatDays, formatRupees } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { booking as counts } from '@/messages/booking'
import { bookings as messages } from '@/messages/bookings'
import { handoverCode } from '@/messages/handover_code'
import { savedBookings } from '@/messages/saved_bookings'

/** The bookings that the device keeps, while they cannot be loaded, and how old they are; nothing without any. */
export function SavedBookingList() {
  const { saved } = useStoredBookings()
  if (!saved) return null

  return (
    <div className="mb-6 flex flex-col gap-3">
      <p className="text-sm text-soft">
        {savedBookings.saved} <RelativeTime since={saved.savedAt} />
      </p>
      <ul className="flex flex-col gap-3">
        {saved.bookings.map((booking) => (
          <SavedBookingCard key={booking.id} booking={booking} />
        ))}
      </ul>
    </div>
  )
}

/** What the members of a booking need where they meet. */
function SavedBookingCard({ booking }: { booking: SavedBooking }) {
  const { itemTitle, side, name, startDate, endDate, units, total, meeting, phone, code } = booking
  const times = timesOf(booking)
  const dialled = phone ? dialNumber(phone) : null
  const facts = [
    formatDays(startDate, endDate),
    units > 1 && counts.pieces({ count: units }),
    total ? formatRupees(total) : messages.toAgree,
    depositFact(booking),
  ]

  return (
    <Card as="li" className="flex flex-col items-start gap-2 p-4">
      <h2 lang={langOf(itemTitle)} className="font-semibold wrap-anywhere">
        {itemTitle}
      </h2>
      <p className="text-sm text-soft wrap-anywhere">
        <QuotingText
          sentence={
            side === 'owner' ? messages.rentsFromYou({ name }) : messages.rentFrom({ name })
          }
          quote={name}
        />
      </p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {times && <p className="text-sm text-soft">{times}</p>}
      {meeting && (
        <p className="flex items-start gap-1.5 text-sm wrap-anywhere">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span lang={langOf(meeting)}>{meeting}</span>
        </p>
      )}
      {code && (
        <div>
          <p>{handoverCode.code[booking.state === 'active' ? 'end' : 'start']({ name })}</p>
          <p className="text-3xl font-bold tracking-[0.3em] tabular-nums">{code}</p>
        </div>
      )}
      {phone && dialled && (
        <Button asChild variant="outline">
          <a href={`tel:${dialled}`}>
            <Phone aria-hidden className="size-5" />
            {messages.call({ name, phone: unbroken(formatPhone(phone)) })}
          </a>
        </Button>
      )}
    </Card>
  )
}

/** A number that stays in one line. */
function unbroken(phone: string) {
  return phone.replaceAll(' ', '\u00a0')
}
