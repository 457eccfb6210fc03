import { bookedDays } from '@saajha/contract/quote'
import type { Day } from '@saajha/contract/values'
import { formatShortDay } from '@/lib/text/format'
import { booking } from '@/messages/booking'

/**
 * The number of booked days: '3 days'. A single day that ends on the next one names the return, since its two dates read like
 * two days: '1 day (return on 29 Nov)'.
 */
export function bookedDuration(start: Day, end: Day) {
  const count = bookedDays(start, end)
  const days = booking.days({ count })
  return count === 1 && end > start ? booking.returnedOn({ days, end: formatShortDay(end) }) : days
}
