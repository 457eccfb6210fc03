import type { Booking, BookingState } from '@saajha/contract/booking'
import type { ComponentProps } from 'react'
import { Badge } from '@/components/badge'
import { bookings as messages } from '@/messages/bookings'

const VARIANTS: Record<BookingState, ComponentProps<typeof Badge>['variant']> = {
  requested: 'accent',
  accepted: 'success',
  active: 'info',
  completed: 'neutral',
  declined: 'danger',
  expired: 'neutral',
  withdrawn: 'neutral',
  cancelled: 'danger',
}

/** Whether the reader has to answer the request, a proposed change, or a report of the other member. */
export function isToAnswer(booking: Booking): boolean {
  return booking.may.includes('accepted') || questionOf(booking) !== null
}

/** What the other member asks of an accepted booking: nothing if it is null. */
function questionOf({ mayContestNoShow, mayAnswerChange }: Booking) {
  if (mayContestNoShow) return 'noShow'
  return mayAnswerChange.includes('accepted') ? 'change' : null
}

/** The state of a booking as a badge, or what the other member asks of its reader. */
export function BookingStateBadge({ booking }: { booking: Booking }) {
  const question = questionOf(booking)
  if (question) return <Badge variant="accent">{messages.questions[question]}</Badge>
  return <Badge variant={VARIANTS[booking.state]}>{messages.states[booking.state]}</Badge>
}
