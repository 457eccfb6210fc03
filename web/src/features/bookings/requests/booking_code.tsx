import type { Booking } from '@saajha/contract/booking'
import { useHandover } from '@/features/bookings/handover/use_handover'
import { classes } from '@/lib/classes'
import { bookings as messages } from '@/messages/bookings'

/** The renter's code on the days on which they show it to the owner; nothing else. Its space is kept while it loads. */
export function BookingCode({ booking }: { booking: Booking }) {
  const step = booking.next?.step
  const isShown = !booking.renter && (step === 'handOver' || step === 'handBack')
  const { data: handover, isLoading } = useHandover(booking, isShown)
  const className = 'text-3xl font-bold tracking-[0.3em] tabular-nums'

  if (isShown && isLoading) {
    return (
      <p aria-hidden className={classes(className, 'invisible')}>
        0000
      </p>
    )
  }
  if (!isShown || !handover?.code) return null
  return (
    <p className={className}>
      <span className="sr-only">{messages.code} </span>
      <span>{handover.code.digits}</span>
    </p>
  )
}
