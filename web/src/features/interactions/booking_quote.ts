import { bookingTotal } from '@saajha/contract/quote'
import type { Item } from '@saajha/contract/item'
import { isPriceNegotiable, type Priced } from '@saajha/contract/price'
import type { RequestedDays } from '@/features/interactions/requested_days'
import { formatPrice, formatRupees } from '@/lib/text/format'
import { booking } from '@/messages/booking'
import { price } from '@/messages/price'

/**
 * The estimate for some days and pieces with its computation: '₹4,200 (3 days × ₹700 × 2)'; null for a price without a total.
 */
export function bookingQuote(
  item: Priced,
  { days, units: pieces }: Pick<RequestedDays, 'days' | 'units'>
) {
  const total = bookingTotal(item, days, pieces)
  if (!total) return null
  const units =
    item.priceUnit === 'day'
      ? `${booking.days({ count: days })} × ${formatRupees(item.price ?? 0)}`
      : `${total.units} × ${formatPrice(item)}`
  const times = pieces > 1 ? `${units} × ${pieces}` : units
  return `${formatRupees(total.amount)} (${times})`
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
