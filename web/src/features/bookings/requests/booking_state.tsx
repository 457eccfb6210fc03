import type { Booking, BookingState } from '@saajha/contract/booking'
import type { ComponentProps } from 'react'
import { Badge } from '@/components/badge'
import { bookingStates } from '@/messages/booking_states'
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

/** What the other member asks of an accepted booking: nothing if it is null. */
function questionOf({ mayContestNoShow, mayAnswerChange }: Booking) {
  if (mayContestNoShow) return 'noShow'
  return mayAnswerChange.includes('accepted') ? 'change' : null
}

/** The state of a booking as a badge, or what the other member asks of its reader. */
export function BookingStateBadge({ booking }: { booking: Booking }) {
  const question = questionOf(booking)
  if (question) return <Badge variant="accent">{messages.questions[question]}</Badge>
  const { state, renter } = booking
  const isNew = state === 'requested' && renter !== null
  return (
    <Badge variant={VARIANTS[state]}>{isNew ? messages.newRequest : bookingStates[state]}</Badge>
  )
}
