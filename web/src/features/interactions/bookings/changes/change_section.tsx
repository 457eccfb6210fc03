import type { Booking, ProposedChange } from '@saajha/contract/booking'
import { useState } from 'react'
import { Button } from '@/components/button'
import { bookedDuration } from '@/features/interactions/booked_duration'
import { ChangeForm } from '@/features/interactions/bookings/changes/change_form'
import { useChangeAnswer } from '@/features/interactions/bookings/changes/use_booking_changes'
import { firstName } from '@/lib/text/first_name'
import { formatDateTime, formatDays, formatRupees } from '@/lib/text/format'
import { bookingChanges as messages } from '@/messages/booking_changes'
import { bookings } from '@/messages/bookings'

/** The open proposal to change a booking with its answers, or the button that opens the form of a new one. */
export function ChangeSection({ booking }: { booking: Booking }) {
  const [isProposing, setProposing] = useState(false)
  const { change, mayProposeChange } = booking
  const close = () => setProposing(false)
  // A proposal replaces the form, also one of the other member.
  if (change && isProposing) setProposing(false)

  if (change) return <Proposal booking={booking} change={change} />
  if (!mayProposeChange) return null
  if (isProposing) return <ChangeForm booking={booking} onSent={close} onBack={close} />
  return (
    <Button variant="outline" className="self-start" onClick={() => setProposing(true)}>
      {messages.propose}
    </Button>
  )
}

function Proposal({ booking, change }: { booking: Booking; change: ProposedChange }) {
  const { mutate, isPending } = useChangeAnswer(booking)
  const { startDate, endDate, units, total, answerBy } = change
  const { renter, ownerName, mayAnswerChange } = booking
  const isOwn = change.by === (renter ? 'owner' : 'renter')
  const about = {
    name: firstName(renter?.fullName ?? ownerName),
    moment: formatDateTime(answerBy),
  }

  return (
    <section
      aria-label={messages.heading}
      className="flex flex-col gap-3 rounded-card border border-line px-4 py-3"
    >
      <h3 className="text-heading">{messages.heading}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 [&_dd]:font-semibold [&_dt]:text-soft">
        <dt>{bookings.days}</dt>
        <dd>
          {formatDays(startDate, endDate)} · {bookedDuration(startDate, endDate, booking.priceUnit)}
        </dd>
        {units !== booking.units && (
          <>
            <dt>{bookings.pieces}</dt>
            <dd>{units}</dd>
          </>
        )}
        <dt>{bookings.total}</dt>
        <dd>{total ? formatRupees(total) : bookings.toAgree}</dd>
      </dl>
      <p>{isOwn ? messages.yours(about) : messages.theirs(about)}</p>
      <div className="flex flex-wrap gap-3">
        {mayAnswerChange.map((answer) => (
          <Button
            key={answer}
            variant={answer === 'accepted' ? 'primary' : 'outline'}
            busy={isPending}
            onClick={() => mutate(answer)}
          >
            {messages.answers[answer]}
          </Button>
        ))}
      </div>
    </section>
  )
}
