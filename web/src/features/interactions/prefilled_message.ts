import type { Item } from '@saajha/contract/item'
import { isPriceNegotiable } from '@saajha/contract/price'
import { bookingQuote, depositOf } from '@/features/interactions/booking_quote'
import type { RequestedDays } from '@/features/interactions/requested_days'
import { formatPrice, formatShortDay } from '@/lib/text/format'
import { contact } from '@/messages/contact'

/** The initial message to an owner: the question about the item, or the booking request for some days. */
export function prefilledMessage(owner: string, item: Item, booking: RequestedDays | null) {
  const { title } = item
  if (!booking) return contact.prefilled({ owner, title })
  return contact.prefilledBooking({
    owner,
    title,
    start: formatShortDay(booking.startDate),
    end: formatShortDay(booking.endDate),
    total: bookingQuote(item, booking),
    hourly: item.priceUnit === 'hour' && !isPriceNegotiable(item) ? formatPrice(item) : null,
    deposit: depositOf(item),
  })
}
