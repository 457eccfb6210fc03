import type { Booking } from '@saajha/contract/booking'
import type { Id } from '@saajha/contract/values'
import { useQuery } from '@tanstack/react-query'
import type { RequestedDays } from '@/features/bookings/requested_days'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'

/** Whether a member has already asked for these days and pieces of an item, and may still get them; false while that loads. */
export function useHasOpenBooking(itemId: Id, asked: RequestedDays | null): boolean {
  const { data: bookings = [] } = useQuery<Booking[]>({
    queryKey: [...BOOKINGS_KEY, { as: 'renter', itemId }],
    enabled: asked !== null,
  })
  return bookings.some(
    ({ startDate, endDate, units, group }) =>
      group !== 'past' &&
      startDate === asked?.startDate &&
      endDate === asked.endDate &&
      units === asked.units
  )
}
