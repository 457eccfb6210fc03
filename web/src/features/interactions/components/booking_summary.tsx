import type { Item } from '@saajha/contract/item'
import { Link } from 'react-router-dom'
import { isPriceNegotiable } from '@saajha/contract/price'
import { Button } from '@/components/button'
import { bookingTotal } from '@saajha/contract/booking_total'
import { daysBetween } from '@/features/interactions/calendar/calendar_days'
import type { ChosenDays } from '@/features/interactions/calendar/choose_day'
import { DurationNote, type Rentable } from '@/features/interactions/components/duration_note'
import { formatCalendarDay, formatPrice, formatRupees } from '@/lib/text/format'
import { booking } from '@/messages/booking'
import { price } from '@/messages/price'

type Props = {
  item: Pick<Item, 'price' | 'priceUnit' | 'isNegotiable'> & Rentable
  chosen: ChosenDays
  /** URL of the booking request form; used once both days are selected. */
  requestLink: string
}

/** From, To and Total, with the request button. */
export function BookingSummary({ item, chosen: { start, end }, requestLink }: Props) {
  const days = start && end ? daysBetween(start, end) : 0
  const total = bookingTotal(item, days)
  const isHourly = item.priceUnit === 'hour' && !isPriceNegotiable(item)

  return (
    <div className="flex flex-col">
      <dl aria-live="polite" className="flex flex-col gap-3">
        <Row term={booking.from} value={start && formatCalendarDay(start)} />
        <Row term={booking.to} value={end && formatCalendarDay(end)} />
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold whitespace-nowrap">
            {booking.total}
            {days > 0 && (
              <span className="font-normal text-soft"> · {booking.days({ count: days })}</span>
            )}
          </dt>
          <dd className="text-right font-display text-2xl leading-none font-bold text-primary">
            {isHourly && (
              <span className="text-base">{`${formatPrice(item)}, ${booking.hoursToBeAgreed}`}</span>
            )}
            {!isHourly && (total ? formatRupees(total.amount) : price.negotiableTotal)}
          </dd>
        </div>
      </dl>
      {total && days > 0 && item.priceUnit !== 'day' && (
        <p className="mt-3 text-sm text-soft">
          {booking.estimate({ units: total.units, price: formatPrice(item) })}
        </p>
      )}
      <DurationNote item={item} days={days} />
      {days > 0 ? (
        <Button asChild variant="accent" size="lg" className="mt-5">
          <Link to={requestLink}>{booking.request}</Link>
        </Button>
      ) : (
        <Button variant="accent" size="lg" disabled className="mt-5">
          {booking.request}
        </Button>
      )}
    </div>
  )
}

function Row({ term, value }: { term: string; value: string | null }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-soft">{term}</dt>
      <dd className={value ? 'font-semibold' : 'text-soft'}>{value ?? booking.notChosen}</dd>
    </div>
  )
}
