import type { Booking } from '@saajha/contract/booking'
import { todayInIndia } from '@saajha/contract/calendar_days'
import { otherName } from '@/features/bookings/requests/other_name'
import { formatShortDay } from '@/lib/text/format'
import { bookings as messages } from '@/messages/bookings'

/** Whose review of a booking waits for the review of the other member, and until when; null if none does. */
export function reviewSentence(booking: Booking): string | null {
  const { review } = booking
  if (!review?.until) return null
  const { may, mine, other, until } = review
  const about = { name: otherName(booking), day: formatShortDay(todayInIndia(new Date(until))) }
  if (may && other === 'waiting') return messages.theyReviewed(about)
  return mine && mine.publishedAt === null ? messages.youReviewed(about) : null
}
