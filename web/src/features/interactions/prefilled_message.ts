import type { Item } from '@saajha/contract/item'
import { isPriceNegotiable } from '@saajha/contract/price'
import { bookingQuote, depositOf, type RequestedDays } from '@/features/bookings/public'
import { formatPrice, formatShortDay } from '@/lib/text/format'
import { contact } from '@/messages/contact'

/** The initial message to an owner: the question about the item, or the booking request for some days. */
export function prefilledMessage(owner: string, item: Item, booking: RequestedDays | null) {
  const { title } = item
  if (!booking) return contact.prefilled({ owner, title })
  const total = bookingQuote(item, booking)
  const isHourly = item.priceUnit === 'hour' && !isPriceNegotiable(item)
  return contact.prefilledBooking({
    owner,
    title,
    start: formatShortDay(booking.startDate),
    end: formatShortDay(booking.endDate),
    total,
    hourly: isHourly && total === null ? formatPrice(item) : null,
    deposit: depositOf(item),
  })
}
