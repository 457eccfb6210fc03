import { normalizeAmount } from '@saajha/contract/amount'
import type { Booking } from '@saajha/contract/booking'
import { todayInIndia } from '@saajha/contract/calendar_days'
import { quoteOfChange, totalOfChange } from '@saajha/contract/quote'
import { daysProblem } from '@saajha/contract/rental_days'
import { LIMITS } from '@saajha/contract/limits'
import { isBlank, typedNumber } from '@saajha/contract/typed_text'
import { useId, useState, type FormEvent } from 'react'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { FieldError } from '@/components/field_error'
import { Input } from '@/components/input'
import { useUnsavedInput } from '@/components/unsaved_input'
import { bookingTotal } from '@/features/bookings/booking_quote'
import { bookedDuration } from '@/features/bookings/booked_duration'
import type { ChosenDays } from '@/features/bookings/calendar/choose_day'
import { outsideOf, takenDays } from '@/features/bookings/calendar/free_pieces'
import { BookingCalendar } from '@/features/bookings/components/booking_calendar'
import { useItemCalendar } from '@/features/bookings/hooks/use_item_calendar'
import { ANY_DAYS } from '@/features/bookings/rental_duration'
import { useNewChange } from '@/features/bookings/changes/use_booking_changes'
import { serverMessage } from '@/lib/http/server_message'
import { amountProblem } from '@/lib/text/field_rules'
import { formatDays, formatRupees, formatShortDay } from '@/lib/text/format'
import { booking as bookingTexts } from '@/messages/booking'
import { bookingChanges as messages } from '@/messages/booking_changes'
import { common } from '@/messages/common'
import { filters } from '@/messages/filters'
import { inputs } from '@/messages/inputs'

type Days = Pick<Booking, 'startDate' | 'endDate' | 'units'>

type Props = { booking: Booking; onSent: () => void; onBack: () => void }

/** The form of a proposal: other days, pieces where there are several, and by the owner a lower total, or one where there is none. */
export function ChangeForm({ booking, onSent, onBack }: Props) {
  const [chosen, setChosen] = useState<ChosenDays>({
    start: booking.startDate,
    end: booking.endDate,
  })
  const startDate = chosen.start ?? ''
  const endDate = chosen.end ?? ''
  const calendar = useItemCalendar(booking.itemId)
  const [pieces, setPieces] = useState(String(booking.units))
  const [lowered, setLowered] = useState('')
  const { mutate, isPending, error } = useNewChange(booking)
  const [isChecked, setChecked] = useState(false)
  const problemId = useId()
  const change = { startDate, endDate, units: Number(typedNumber(pieces)) }
  const problem = problemOf(booking, change)
  const hasPieces = isNumberOfPieces(change.units)
  const total = problem || !hasPieces ? null : quoteOfChange(booking, change).total
  const isOwner = booking.renter !== null
  const hasBegun = booking.state === 'active' || booking.startDate <= todayInIndia()
  const asksForTotal = isOwner && !problem && hasPieces
  const totalProblem =
    asksForTotal && !isBlank(lowered) ? amountProblem(lowered, inputs.priceInvalid) : undefined
  const isUnchanged =
    startDate === booking.startDate &&
    endDate === booking.endDate &&
    change.units === booking.units &&
    lowered === ''
  useUnsavedInput(!isUnchanged)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    if (problem || !hasPieces || totalProblem) return setChecked(true)
    const named = isOwner && !isBlank(lowered) ? { total: normalizeAmount(lowered) } : {}
    mutate({ ...change, ...named }, { onSuccess: onSent })
  }

  // The first day of a rental that has begun stays.
  const choose = (next: ChosenDays) => {
    const end = next.end ?? next.start
    setChosen(hasBegun && end ? { start: booking.startDate, end } : next)
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <div>
        <p aria-live="polite" className="mb-2 font-semibold">
          {chosen.start && chosen.end
            ? `${formatDays(startDate, endDate)} · ${bookedDuration(startDate, endDate, booking.priceUnit)}`
            : chosen.start
              ? bookingTexts.pickReturn({ start: formatShortDay(startDate) })
              : bookingTexts.headingHint}
        </p>
        <BookingCalendar
          item={ANY_DAYS}
          chosen={chosen}
          onChoose={choose}
          marked={
            calendar &&
            outsideOf(
              takenDays(calendar, hasPieces ? change.units : booking.units),
              booking.startDate,
              booking.endDate
            )
          }
        />
        {isChecked && problem && (
          <FieldError id={problemId}>{filters.daysProblem[problem]}</FieldError>
        )}
      </div>
      {booking.units > 1 && (
        <Field
          label={messages.pieces}
          error={isChecked && !hasPieces ? messages.piecesProblem : undefined}
        >
          <Input
            inputMode="numeric"
            className="max-w-32"
            value={pieces}
            onChange={({ target }) => setPieces(target.value)}
          />
        </Field>
      )}
      <p role="status" className="font-semibold">
        {!problem && hasPieces && totalMessage(booking, change)}
      </p>
      {asksForTotal && (
        <Field
          label={messages.total}
          error={isChecked ? totalProblem : undefined}
          hint={total ? messages.totalHint({ total: formatRupees(total) }) : undefined}
          optional
        >
          <Input
            inputMode="decimal"
            value={lowered}
            onChange={({ target }) => setLowered(target.value)}
          />
        </Field>
      )}
      <p className="text-soft">{messages.hint}</p>
      {error && <Alert variant="danger">{serverMessage(error, common.offlineHint)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {isPending ? messages.sending : messages.send}
        </Button>
        <Button variant="outline" disabled={isPending} onClick={onBack}>
          {messages.back}
        </Button>
      </div>
    </form>
  )
}

/** The total of a proposal for which none is named; it says if it replaces a lower one that the members have agreed on. */
function totalMessage(booking: Booking, change: Days) {
  const { agreedTotal, quotedTotal } = booking
  const total = totalOfChange(booking, change)
  if (total === null) return messages.toAgree
  if (total === agreedTotal) return messages.staysAt({ total: formatRupees(total) })
  const agreed = agreedTotal && formatRupees(agreedTotal)
  const text = bookingTotal(booking, total, change)
  const isDiscounted = agreed && quotedTotal && Number(agreedTotal) < Number(quotedTotal)
  return isDiscounted
    ? messages.replacesAgreed({ total: text, agreed })
    : messages.newTotal({ total: text })
}

function isNumberOfPieces(units: number): boolean {
  const { min, max } = LIMITS.quantity
  return Number.isInteger(units) && units >= min && units <= max
}

/** Why nothing can be rented on these days; the first day of a rental that has begun may be in the past. */
function problemOf(
  booking: Booking,
  { startDate, endDate }: Pick<Booking, 'startDate' | 'endDate'>
) {
  const today = todayInIndia()
  const earliest = booking.startDate < today ? booking.startDate : today
  return daysProblem(startDate, endDate, today, earliest)
}
