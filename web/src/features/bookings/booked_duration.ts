import { monthsBetween } from '@saajha/contract/calendar_days'
import type { PriceUnit } from '@saajha/contract/item'
import { bookedDays } from '@saajha/contract/quote'
import type { Day } from '@saajha/contract/values'
import { formatShortDay } from '@/lib/text/format'
import { booking } from '@/messages/booking'
import { item } from '@/messages/item'

/**
 * The number of booked days: '3 days', or for a price per month of the months that are charged: '2 months'. A single day that ends
 * on the next one names the return, since its two dates read like two days: '1 day (return on 29 Nov)'.
 */
export function bookedDuration(start: Day, end: Day, priceUnit?: PriceUnit | null) {
  if (priceUnit === 'month') return item.durations.month({ count: monthsBetween(start, end) })
  const count = bookedDays(start, end)
  const days = booking.days({ count })
  return count === 1 && end > start ? booking.returnedOn({ days, end: formatShortDay(end) }) : days
}
