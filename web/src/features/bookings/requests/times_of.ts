import type { Booking } from '@saajha/contract/booking'
import { formatTimeOfDay } from '@/lib/text/format'
import { bookings as messages } from '@/messages/bookings'

/** The agreed times of a booking: 'Collect at 10:00 am · Return at 6:30 pm'; null without one. */
export function timesOf({ collectAt, returnAt }: Pick<Booking, 'collectAt' | 'returnAt'>) {
  const times = [
    collectAt && messages.collectedAt({ time: formatTimeOfDay(collectAt) }),
    returnAt && messages.returnedAt({ time: formatTimeOfDay(returnAt) }),
  ]
  return times.filter(Boolean).join(' · ') || null
}
