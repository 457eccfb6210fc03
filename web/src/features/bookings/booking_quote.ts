import { quoteOf, quoteOfChange, type Quote, type RequestedRental } from '@saajha/contract/quote'
import type { Booking, BookingSide } from '@saajha/contract/booking'
import type { Item } from '@saajha/contract/item'
import { isPriceNegotiable, type Priced } from '@saajha/contract/price'
import type { Money } from '@saajha/contract/values'
import type { ChosenDays } from '@/features/bookings/calendar/choose_day'
import { formatPrice, formatRupees } from '@/lib/text/format'
import { booking } from '@/messages/booking'
import { item as items } from '@/messages/item'
import { price } from '@/messages/price'

/**
 * The estimate for a rental with its computation: '₹4,200 (3 days × ₹700 × 2)', or '₹4,100 (1 week + 3 days)' where that costs less
 * than its days; null for a price without a total.
 */
export function bookingQuote(item: Priced, rental: RequestedRental) {
  const quote = quoteOf(item, rental)
  const { total, priceUnits } = quote
  if (total === null) return null
  if (quote.saved) return `${formatRupees(total)} (${partsOf(quote, rental.units)})`
  const units =
    item.priceUnit === 'day'
      ? `${booking.days({ count: priceUnits })} × ${formatRupees(item.price ?? 0)}`
      : `${priceUnits} × ${formatPrice(item)}`
  const product = rental.units > 1 ? `${units} × ${rental.units}` : units
  return `${formatRupees(total)} (${product})`
}

/** The units of time of a quote, and its pieces if they are several: '1 week + 3 days, 2 pieces'. */
function partsOf({ lines }: Quote, pieces: number) {
  const times = lines.map(({ units, count }) => items.durations[units]({ count })).join(' + ')
  return pieces > 1 ? `${times}, ${booking.pieces({ count: pieces })}` : times
}

/** What weeks and months save a renter beside single days: '1 week + 3 days; you save ₹900'; null if nothing. */
export function savingOf(quote: Quote | null, pieces: number) {
  if (!quote?.saved) return null
  return `${partsOf(quote, pieces)}; ${booking.youSave({ saved: formatRupees(quote.saved) })}`
}

/** The estimate for a rental with what weeks and months save: '1 week + 3 days, ₹4,100; you save ₹900'; null if they save nothing. */
export function cheaperQuote(item: Priced, rental: RequestedRental) {
  return cheaperTotal(quoteOf(item, rental), rental.units, 'renter')
}

/**
 * A total of a booking's days and pieces. With weeks or months that cost less than single days it names them and the difference:
 * '1 week + 3 days, ₹4,100; you save ₹900' to the renter. A total on which the members agreed otherwise stands alone.
 */
export function bookingTotal(
  booking: Booking,
  total: Money,
  rental: Pick<RequestedRental, 'startDate' | 'endDate' | 'units'> = booking
) {
  const quote = quoteOfChange(booking, rental)
  const side = booking.renter ? 'owner' : 'renter'
  const isQuoted = quote.total !== null && Number(quote.total) === Number(total)
  return (isQuoted && cheaperTotal(quote, rental.units, side)) || formatRupees(total)
}

function cheaperTotal(quote: Quote, pieces: number, side: BookingSide) {
  if (!quote.saved) return null
  const saved = formatRupees(quote.saved)
  const saving = side === 'renter' ? booking.youSave({ saved }) : booking.belowDays({ saved })
  return `${partsOf(quote, pieces)}, ${formatRupees(quote.total)}; ${saving}`
}

/** The quote of the days that a user selects, before they name times; null until both are selected. */
export function shownQuote(item: Priced, { start, end }: ChosenDays, units: number): Quote | null {
  if (!start || !end) return null
  return quoteOf(item, { startDate: start, endDate: end, units, collectAt: null, returnAt: null })
}

/** The message in place of the total of a negotiable price or a price per hour. */
export function priceToAgree(item: Priced) {
  return isPriceNegotiable(item)
    ? price.negotiableTotal
    : `${formatPrice(item)}, ${booking.hoursToBeAgreed}`
}

/** The deposit of an item: '₹3,000'; null without one. */
export function depositOf({ deposit }: Pick<Item, 'deposit'>) {
  return Number(deposit) > 0 ? formatRupees(deposit!) : null
}
