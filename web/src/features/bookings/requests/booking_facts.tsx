import { totalOfBooking, type Booking } from '@saajha/contract/booking'
import type { ReactNode } from 'react'
import { bookedDuration } from '@/features/bookings/booked_duration'
import { bookingTotal, depositOf } from '@/features/bookings/booking_quote'
import { nextSentence } from '@/features/bookings/requests/next_sentence'
import { ReportButton, TextWarnings } from '@/features/moderation/public'
import { formatDays, formatTimeOfDay } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { bookings as messages } from '@/messages/bookings'
import { meetingTimes } from '@/messages/meeting_times'
import { reportLabels } from '@/messages/report_labels'

/** Days, pieces, times, total and deposit of a booking, and what comes next or why it was closed. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { startDate, endDate, units, collectAt, returnAt, note, overlapping } = booking
  const total = totalOfBooking(booking)
  const deposit = depositOf(booking)
  const side = booking.renter ? 'owner' : 'renter'
  const sentence = nextSentence(booking)

  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Fact term={messages.days}>
          {formatDays(startDate, endDate)} · {bookedDuration(startDate, endDate, booking.priceUnit)}
        </Fact>
        {units > 1 && <Fact term={messages.pieces}>{units}</Fact>}
        {collectAt && <Fact term={meetingTimes.collectAt}>{formatTimeOfDay(collectAt)}</Fact>}
        {returnAt && <Fact term={meetingTimes.returnAt}>{formatTimeOfDay(returnAt)}</Fact>}
        <Fact term={messages.total}>{total ? bookingTotal(booking, total) : messages.toAgree}</Fact>
        {deposit && <Fact term={messages.deposit}>{deposit}</Fact>}
      </dl>
      {sentence && <p className="mt-3 font-semibold wrap-anywhere">{sentence}</p>}
      {side === 'owner' && overlapping ? (
        <p className="mt-3">{messages.closesOthers({ count: overlapping })}</p>
      ) : null}
      {note && (
        <>
          {booking.closedBy !== side && <TextWarnings texts={[note]} className="mt-3" />}
          <p lang={langOf(note)} className="mt-1 wrap-anywhere whitespace-pre-line">
            {note}
          </p>
          {booking.closedBy !== side && (
            <ReportButton
              subject={{ kind: 'booking', id: booking.id, text: note }}
              label={reportLabels.reportNote}
              className="-ml-4"
            />
          )}
        </>
      )}
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </>
  )
}
