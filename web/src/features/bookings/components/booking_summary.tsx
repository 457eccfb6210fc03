import type { Item } from '@saajha/contract/item'
import { isPriceNegotiable, type Priced } from '@saajha/contract/price'
import type { Money } from '@saajha/contract/values'
import type { ChosenDays } from '@/features/bookings/calendar/choose_day'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/button'
import { savingOf, shownQuote } from '@/features/bookings/booking_quote'
import { bookedDuration } from '@/features/bookings/booked_duration'
import { DurationNote } from '@/features/bookings/components/duration_note'
import { goToCalendar } from '@/features/bookings/calendar/go_to_calendar'
import { UnitsStepper } from '@/features/bookings/components/units_stepper'
import type { Rentable } from '@/features/bookings/rental_duration'
import { formatPrice, formatRupees, formatShortDay } from '@/lib/text/format'
import { classes } from '@/lib/classes'
import { booking } from '@/messages/booking'
import { price } from '@/messages/price'

type Props = {
  item: Priced & Pick<Item, 'quantity'> & Rentable
  chosen: ChosenDays
  /** The number of identical pieces. */
  units: number
  /** Those that are left on the selected days, if that is known. */
  left?: number | undefined
  /** URL of the booking request form; used once both days are selected. */
  requestLink: string
  /** Id of the section with the calendar. */
  calendarId: string
}

/** From, To and Total, with the button that requests the booking; until both days are selected it leads to the calendar. */
export function BookingSummary({ item, chosen, units, left, requestLink, calendarId }: Props) {
  const hintId = useId()
  const { start, end } = chosen
  const { quantity = 1 } = item
  const quote = shownQuote(item, chosen, units)
  const saving = savingOf(quote, units)

  return (
    <div className="flex flex-col">
      <dl aria-live="polite" className="flex flex-col gap-1">
        <Row term={booking.from} day={start} calendarId={calendarId} />
        <Row term={booking.to} day={end} calendarId={calendarId} />
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">
            {booking.total}
            {start && end && (
              <span className="font-normal text-soft">
                {` · ${bookedDuration(start, end, item.priceUnit)}`}
                {units > 1 && <span>{` · ${booking.pieces({ count: units })}`}</span>}
              </span>
            )}
          </dt>
          <dd className="text-right font-display text-2xl leading-none font-bold text-primary">
            <Total item={item} total={quote?.total ?? null} />
          </dd>
        </div>
        {saving && (
          <div className="text-right text-sm font-semibold text-success">
            <dt className="sr-only">{booking.cheaper}</dt>
            <dd>{saving}</dd>
          </div>
        )}
      </dl>
      {quantity > 1 && <UnitsStepper units={units} quantity={quantity} left={left} />}
      {quote?.total && item.priceUnit !== 'day' && (
        <p className="mt-3 text-sm text-soft">
          {booking.estimate({
            units: quote.priceUnits,
            price: units > 1 ? `${formatPrice(item)} × ${units}` : formatPrice(item),
          })}
        </p>
      )}
      <DurationNote item={item} chosen={chosen} />
      {start && end && left !== 0 ? (
        <Button asChild variant="accent" size="lg" className="mt-5">
          <Link to={requestLink}>{booking.request}</Link>
        </Button>
      ) : (
        <>
          <Button
            variant="accent"
            size="lg"
            className="mt-5"
            aria-describedby={hintId}
            onClick={() => goToCalendar(calendarId)}
          >
            {booking.request}
          </Button>
          <p id={hintId} className="mt-2 text-center text-sm text-soft">
            {start && end
              ? booking.chooseFreeDates
              : start
                ? booking.chooseReturnFirst
                : booking.chooseDatesFirst}
          </p>
        </>
      )}
    </div>
  )
}

type TotalProps = { item: Props['item']; total: Money | null }

/** The total; without days the price, by the hour what is to be agreed. */
function Total({ item, total }: TotalProps) {
  if (isPriceNegotiable(item)) return price.negotiableTotal
  if (item.priceUnit === 'hour')
    return <span className="text-base">{`${formatPrice(item)}, ${booking.hoursToBeAgreed}`}</span>
  if (total === null)
    return <span className="text-base">{booking.fromPrice({ price: formatPrice(item) })}</span>
  return <span className="whitespace-nowrap">{formatRupees(total)}</span>
}

type RowProps = { term: string; day: string | null; calendarId: string }

/** A day, or a prompt to choose it, as a button that leads to the calendar. */
function Row({ term, day, calendarId }: RowProps) {
  const value = day ? formatShortDay(day) : booking.notChosen

  return (
    <div className="flex items-center justify-between gap-4">
      <dt className="text-soft">{term}</dt>
      <dd>
        <button
          type="button"
          aria-label={booking.rowOf({ name: term, day: value })}
          onClick={() => goToCalendar(calendarId)}
          className={classes(
            '-mr-2 min-h-11 rounded-control px-2 underline decoration-control underline-offset-4 hover:bg-primary-tint hover:text-primary',
            day ? 'font-semibold' : 'text-soft'
          )}
        >
          {value}
        </button>
      </dd>
    </div>
  )
}
