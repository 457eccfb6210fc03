import type { Booking } from '@saajha/contract/booking'
import { useHandover } from '@/features/bookings/handover/use_handover'
import { bookings as messages } from '@/messages/bookings'

/** The renter's code on the days on which they show it to the owner; nothing else. */
export function BookingCode({ booking }: { booking: Booking }) {
  const step = booking.next?.step
  const isShown = !booking.renter && (step === 'handOver' || step === 'handBack')
  const { data: handover } = useHandover(booking, isShown)

  if (!isShown || !handover?.code) return null
  return (
    <p className="text-3xl font-bold tracking-[0.3em] tabular-nums">
      <span className="sr-only">{messages.code} </span>
      <span>{handover.code.digits}</span>
    </p>
  )
}
