import { bookingTotal } from '@saajha/contract/quote'
import type { Item } from '@saajha/contract/item'
import { isPriceNegotiable, type Priced } from '@saajha/contract/price'
import { formatPrice, formatRupees } from '@/lib/text/format'
import { booking } from '@/messages/booking'
import { price } from '@/messages/price'

/** The estimate for some days with its computation: '₹2,100 (3 days × ₹700)'; null for a price without a total. */
export function bookingQuote(item: Priced, days: number) {
  const total = bookingTotal(item, days)
  if (!total) return null
  const units =
    item.priceUnit === 'day'
      ? `${booking.days({ count: days })} × ${formatRupees(item.price ?? 0)}`
      : `${total.units} × ${formatPrice(item)}`
  return `${formatRupees(total.amount)} (${units})`
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
