import { normalizeAmount } from '@saajha/contract/amount'
import type { Booking, ChangeAnswer, ProposedChange } from '@saajha/contract/booking'
import { quoteOfChange } from '@saajha/contract/quote'
import { isBlank } from '@saajha/contract/typed_text'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { useUnsavedInput } from '@/components/unsaved_input'
import { bookedDuration } from '@/features/bookings/booked_duration'
import { bookingTotal } from '@/features/bookings/booking_quote'
import { ChangeForm } from '@/features/bookings/changes/change_form'
import { useChangeAnswer } from '@/features/bookings/changes/use_booking_changes'
import { amountProblem } from '@/lib/text/field_rules'
import { firstName } from '@/lib/text/first_name'
import { formatDateTime, formatDays, formatRupees } from '@/lib/text/format'
import { bookingChanges as messages } from '@/messages/booking_changes'
import { bookings } from '@/messages/bookings'
import { inputs } from '@/messages/inputs'
import { item } from '@/messages/item'

type Props = {
  booking: Booking
  /** Called once the reader has answered the proposal. */
  onAnswered?: () => void
}

/** The open proposal to change a booking with its answers, or the button that opens the form of a new one. */
export function ChangeSection({ booking, onAnswered }: Props) {
  const [isProposing, setProposing] = useState(false)
  const { change, mayProposeChange } = booking
  const close = () => setProposing(false)
  // A proposal replaces the form, also one of the other member.
  if (change && isProposing) setProposing(false)

  if (change) return <Proposal key={change.id} {...{ booking, change, onAnswered }} />
  if (!mayProposeChange) return null
  if (isProposing) return <ChangeForm booking={booking} onSent={close} onBack={close} />
  return (
    <Button variant="outline" className="self-start" onClick={() => setProposing(true)}>
      {messages.propose}
    </Button>
  )
}

function Proposal({ booking, change, onAnswered }: Props & { change: ProposedChange }) {
  const { mutate, isPending } = useChangeAnswer(booking, onAnswered)
  const { startDate, endDate, units, total, answerBy, beyondLimits = [] } = change
  const { renter, ownerName, mayAnswerChange } = booking
  const [named, setNamed] = useState('')
  const [isChecked, setChecked] = useState(false)
  const problem = isBlank(named) ? undefined : amountProblem(named, inputs.priceInvalid)
  const quoted = quoteOfChange(booking, change).total
  const shown = total ?? quoted
  // Where nothing can be quoted, the total of a proposal is the one that was agreed for the former days.
  const hint = quoted === null ? messages.staysAt : messages.totalHint
  const isOwner = renter !== null
  const namesTotal = isOwner && mayAnswerChange.includes('accepted')
  useUnsavedInput(namesTotal && named !== '')
  const isOwn = change.by === (isOwner ? 'owner' : 'renter')
  const about = {
    name: firstName(renter?.fullName ?? ownerName),
    moment: formatDateTime(answerBy),
  }

  const answer = (state: ChangeAnswer) => {
    if (isPending) return
    if (state !== 'accepted' || isBlank(named)) return mutate({ state })
    if (problem) return setChecked(true)
    mutate({ state, total: normalizeAmount(named) })
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
        <dd>{total ? bookingTotal(booking, total, change) : bookings.toAgree}</dd>
      </dl>
      {isOwner &&
        beyondLimits.map(({ name, count, unit }) => (
          <p key={name}>{messages.beyond[name]({ limit: item.durations[unit]({ count }) })}</p>
        ))}
      <p>{isOwn ? messages.yours(about) : messages.theirs(about)}</p>
      {namesTotal && (
        <Field
          label={messages.total}
          error={isChecked ? problem : undefined}
          hint={shown ? hint({ total: formatRupees(shown) }) : undefined}
          optional
        >
          <Input
            inputMode="decimal"
            value={named}
            onChange={({ target }) => setNamed(target.value)}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        {mayAnswerChange.map((state) => (
          <Button
            key={state}
            variant={state === 'accepted' ? 'primary' : 'outline'}
            busy={isPending}
            onClick={() => answer(state)}
          >
            {messages.answers[state]}
          </Button>
        ))}
      </div>
    </section>
  )
}
