import type { BookingCounts } from '@saajha/contract/booking'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lazyPart } from '@/components/lazy_part'
import { BOOKING_COUNTS_KEY } from '@/lib/queries/query_keys'
import { saveBookings } from '@/lib/session/saved_bookings'

const KeepNextBookings = lazyPart(
  'keep_next_bookings',
  async () => (await import('@/features/bookings/device_copy/keep_next_bookings')).KeepNextBookings
)

type Props = { memberId: string }

/** Keeps the bookings of a member on the device, and removes them once there are none. Renders nothing. */
export function KeepBookings({ memberId }: Props) {
  const { data: counts } = useQuery<BookingCounts>({ queryKey: BOOKING_COUNTS_KEY })
  const hasBookings = counts && counts.sides.length > 0

  useEffect(() => {
    if (hasBookings === false) saveBookings(memberId, [])
  }, [memberId, hasBookings])

  return hasBookings ? <KeepNextBookings memberId={memberId} /> : null
}
