import type { Booking } from '@saajha/contract/booking'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/lib/http/api_error'
import { invalidateBookings } from '@/lib/queries/invalidate_bookings'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'

/** The key of a single booking. */
const keyOf = ({ id }: Booking) => [...BOOKINGS_KEY, id]

/** A booking with the description of its item. Lists omit the description. The booking is loaded once `enabled`. */
export function useBooking(booking: Booking, { enabled }: { enabled: boolean }) {
  return useQuery<Booking>({ queryKey: keyOf(booking), enabled })
}

/** What a mutation of a booking does to the cached ones. */
export function useBookingCache() {
  const queryClient = useQueryClient()

  return {
    /** Stores the response as the single booking and in the lists. */
    store: (changed: Booking) => {
      queryClient.setQueryData(keyOf(changed), changed)
      queryClient.setQueriesData<Booking[]>({ queryKey: BOOKINGS_KEY }, (cached) =>
        // Pages are refetched.
        Array.isArray(cached)
          ? cached.map((booking) => (booking.id === changed.id ? changed : booking))
          : cached
      )
    },
    /** Refetches after a success, since other bookings may change, and after a rejection, since the booking has changed meanwhile. */
    refetch: (error: Error | null) => {
      if (!error || error instanceof ApiError) void invalidateBookings(queryClient)
    },
  }
}
