import type { Booking } from '@saajha/contract/booking'
import { BOOKING_REASONS } from '@saajha/contract/booking_reasons'
import type { ReactNode } from 'react'
import { bookedDuration } from '@/features/bookings/booked_duration'
import { depositOf } from '@/features/bookings/booking_quote'
import { ReportButton, TextWarnings } from '@/features/moderation/public'
import { language } from '@/lib/preferences/language'
import { formatDateTime, formatDays, formatRupees, formatTimeOfDay } from '@/lib/text/format'
import { firstName } from '@/lib/text/first_name'
import { langOf } from '@/lib/text/lang_of'
import { bookings as messages } from '@/messages/bookings'
import { report } from '@/messages/report'

/** Days, pieces, times, total and deposit of a booking, by when it has to be answered, and why it was closed. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { startDate, endDate, units, collectAt, returnAt, note, reason } = booking
  const total = booking.agreedTotal ?? booking.quotedTotal
  const deposit = depositOf(booking)
  const side = booking.renter ? 'owner' : 'renter'
  const why = reason && BOOKING_REASONS[language][reason]

  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Fact term={messages.days}>
          {formatDays(startDate, endDate)} · {bookedDuration(startDate, endDate, booking.priceUnit)}
        </Fact>
        {units > 1 && <Fact term={messages.pieces}>{units}</Fact>}
        {collectAt && <Fact term={messages.collectAt}>{formatTimeOfDay(collectAt)}</Fact>}
        {returnAt && <Fact term={messages.returnAt}>{formatTimeOfDay(returnAt)}</Fact>}
        <Fact term={messages.total}>{total ? formatRupees(total) : messages.toAgree}</Fact>
        {deposit && <Fact term={messages.deposit}>{deposit}</Fact>}
      </dl>
      <Deadline booking={booking} />
      <NoShow booking={booking} />
      {why && <p className="mt-3 text-soft">{why}</p>}
      {note && (
        <>
          {booking.closedBy !== side && <TextWarnings texts={[note]} className="mt-3" />}
          <p lang={langOf(note)} className="mt-1 wrap-anywhere whitespace-pre-line">
            {note}
          </p>
          {booking.closedBy !== side && (
            <ReportButton
              subject={{ kind: 'booking', id: booking.id, text: note }}
              label={report.reportNote}
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

/** That a member says that the rental did not take place, until the other one has contested it or the time to do so is over. */
function NoShow({ booking }: { booking: Booking }) {
  const { noShowReportedBy, noShowContestUntil, noShowContestedAt, state } = booking
  const isOpen = state === 'accepted' || state === 'active'
  if (!noShowReportedBy || !noShowContestUntil || noShowContestedAt || !isOpen) return null
  const moment = formatDateTime(noShowContestUntil)
  const name = firstName(booking.renter?.fullName ?? booking.ownerName)

  return (
    <p className="mt-3">
      {booking.mayContestNoShow
        ? messages.contestBy({ name, moment })
        : messages.cancelledAt({ name, moment })}
    </p>
  )
}

/** By when a request has to be answered, and how many others accepting it would decline. */
function Deadline({
  booking: { state, renter, ownerName, answerBy, overlapping },
}: {
  booking: Booking
}) {
  if (state !== 'requested') return null
  const moment = formatDateTime(answerBy)
  const isOwner = renter !== null

  return (
    <p className="mt-3">
      {isOwner
        ? messages.answerBy({ moment })
        : messages.hasUntil({ name: firstName(ownerName), moment })}
      {isOwner && overlapping ? ` ${messages.closesOthers({ count: overlapping })}` : ''}
    </p>
  )
}
