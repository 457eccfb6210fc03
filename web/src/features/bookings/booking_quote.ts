import { quoteOf, type Quote, type RequestedRental } from '@saajha/contract/quote'
import type { Item } from '@saajha/contract/item'
import { isPriceNegotiable, type Priced } from '@saajha/contract/price'
import type { ChosenDays } from '@/features/bookings/calendar/choose_day'
import { formatPrice, formatRupees } from '@/lib/text/format'
import { booking } from '@/messages/booking'
import { price } from '@/messages/price'

/** The estimate for a rental with its computation: '₹4,200 (3 days × ₹700 × 2)'; null for a price without a total. */
export function bookingQuote(item: Priced, rental: RequestedRental) {
  const { total, priceUnits } = quoteOf(item, rental)
  if (total === null) return null
  const units =
    item.priceUnit === 'day'
      ? `${booking.days({ count: priceUnits })} × ${formatRupees(item.price ?? 0)}`
      : `${priceUnits} × ${formatPrice(item)}`
  const product = rental.units > 1 ? `${units} × ${rental.units}` : units
  return `${formatRupees(total)} (${product})`
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
