import { isPriceNegotiable, type Priced } from '@saajha/contract/price'
import { bookedDuration } from '@/features/bookings/booked_duration'
import type { ChosenDays } from '@/features/bookings/calendar/choose_day'
import { shownQuote } from '@/features/bookings/booking_quote'
import { BookingStep } from '@/features/bookings/components/booking_step'
import { formatPrice, formatRupees, formatShortDay } from '@/lib/text/format'
import { booking } from '@/messages/booking'

type Props = {
  item: Priced
  chosen: ChosenDays
  /** The number of identical pieces. */
  units: number
  /** Those that are left on the selected days, if that is known. */
  left?: number | undefined
  requestLink: string
  calendarId: string
}

/** Bottom bar on phones: price and next step, always visible. */
export function BookingBar({ item, units, ...step }: Props) {
  const { start, end } = step.chosen
  const quote = shownQuote(item, step.chosen, units)
  const isHourly = item.priceUnit === 'hour' && !isPriceNegotiable(item)

  return (
    <div
      data-takes-the-bottom
      className="sticky bottom-0 z-20 short:static -mx-4 mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-float md:-mx-6 md:px-6 lg:hidden"
    >
      <p className="min-w-0 flex-1 basis-24 leading-tight">
        <span className="block truncate font-display text-lg font-bold text-primary">
          {quote?.total ? formatRupees(quote.total) : formatPrice(item)}
        </span>
        {start && !end && (
          <span className="block text-sm text-soft">
            {booking.rowOf({ name: booking.from, day: formatShortDay(start) })}
          </span>
        )}
        {start && end && (
          <span className="block text-sm text-soft">
            {bookedDuration(start, end, item.priceUnit)}
            {units > 1 && <span>{`, ${booking.pieces({ count: units })}`}</span>}
            {quote?.saved && (
              <span>{`, ${booking.youSave({ saved: formatRupees(quote.saved) })}`}</span>
            )}
            {isHourly && <span>{`, ${booking.hoursToBeAgreed}`}</span>}
          </span>
        )}
      </p>
      <BookingStep {...step} request={booking.bookThese} />
    </div>
  )
}
