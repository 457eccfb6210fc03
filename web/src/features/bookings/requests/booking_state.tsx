import type { BookingState } from '@saajha/contract/booking'
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

/** The state of a booking as a badge. */
export function BookingStateBadge({ state }: { state: BookingState }) {
  return <Badge variant={VARIANTS[state]}>{messages.states[state]}</Badge>
}
