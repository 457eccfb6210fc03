import type { Booking } from '@saajha/contract/booking'
import type { Handover } from '@saajha/contract/handover'
import { useEffect, useEffectEvent } from 'react'
import { useHandover } from '@/features/bookings/handover/use_handover'
import { useBookingCache } from '@/features/bookings/requests/use_booking_cache'
import { classes } from '@/lib/classes'
import { bookings as messages } from '@/messages/bookings'

/**
 * The renter's code on the days on which they show it to the owner; nothing else, also while no code is compared. Its space is kept
 * while it loads.
 */
export function BookingCode({ booking }: { booking: Booking }) {
  const step = booking.next?.step
  const isShown = !booking.renter && (step === 'handOver' || step === 'handBack')
  const { data: handover, isLoading } = useHandover(booking, isShown)
  const code = handover?.code
  useSentenceOfCode(booking, code)
  const className = 'text-3xl font-bold tracking-[0.3em] tabular-nums'

  if (isShown && isLoading && !booking.next?.insteadOfCode) {
    return (
      <p aria-hidden className={classes(className, 'invisible')}>
        0000
      </p>
    )
  }
  if (!isShown || !code || code.isLocked) return null
  return (
    <p className={className}>
      <span className="sr-only">{messages.code} </span>
      <span>{code.digits}</span>
    </p>
  )
}

/** Loads the booking again, with the sentence beside the code, once no code is compared any more, and once one is compared again. */
function useSentenceOfCode({ next }: Booking, code: Handover['code'] | undefined) {
  const { refetch } = useBookingCache()
  const load = useEffectEvent(() => refetch(null))
  const wasLocked = next?.insteadOfCode !== undefined
  const isOutdated = code ? Boolean(code.isLocked) !== wasLocked : false
  useEffect(() => {
    if (isOutdated) load()
  }, [isOutdated])
}
