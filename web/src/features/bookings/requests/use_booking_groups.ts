import type { Booking, BookingCounts, BookingGroup, BookingSide } from '@saajha/contract/booking'
import { bookingGroupUrl } from '@saajha/contract/member_urls'
import { useQuery } from '@tanstack/react-query'
import { BOOKING_COUNTS_KEY, BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { usePages } from '@/lib/queries/use_pages'

/**
 * The member's bookings by group, those of one side if they have bookings of both, and whether they have both. `isEmpty` is
 * true only once it is known that there are none.
 */
export function useBookingGroups(chosen: BookingSide | null) {
  const { data: counts } = useQuery<BookingCounts>({ queryKey: BOOKING_COUNTS_KEY })
  const hasBothSides = counts?.sides.length === 2
  const side = counts === undefined || hasBothSides ? chosen : null
  const groups = [
    useGroup('waiting', side),
    useGroup('now', side),
    useGroup('coming', side),
    useGroup('past', side),
  ]

  return {
    groups,
    hasBothSides,
    isLoading: groups.some(({ entries, isFailed }) => !entries && !isFailed),
    isFailed: groups.some(({ isFailed }) => isFailed),
    isEmpty: side === null && groups.every(({ entries }) => entries?.length === 0),
    refetch: () => groups.forEach(({ isFailed, refetch }) => isFailed && refetch()),
  }
}

function useGroup(name: BookingGroup, side: BookingSide | null) {
  const url = bookingGroupUrl(name, side)
  const list = usePages<Booking>([...BOOKINGS_KEY, 'pages', name, side], url, {
    isAlwaysFresh: true,
  })
  return { name, ...list }
}
