import type { Booking } from '@saajha/contract/booking'
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { ApiError } from '@/lib/http/api_error'
import type { Page } from '@/lib/http/read_page'
import { invalidateBookings } from '@/lib/queries/invalidate_bookings'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'

/** The key of a single booking. */
const keyOf = ({ id }: Pick<Booking, 'id'>) => [...BOOKINGS_KEY, id]

/** A booking with the description of its item. Lists omit the description. The booking is loaded once `enabled`. */
export function useBooking(booking: Pick<Booking, 'id'>, { enabled }: { enabled: boolean }) {
  return useQuery<Booking>({ queryKey: keyOf(booking), enabled })
}

type Lists = Booking[] | InfiniteData<Page<Booking>>

/** What a mutation of a booking does to the cached ones. */
export function useBookingCache() {
  const queryClient = useQueryClient()

  return {
    /** Stores the response as the single booking and in the lists. */
    store: (changed: Booking) => {
      queryClient.setQueryData(keyOf(changed), changed)
      const replaced = (bookings: Booking[]) =>
        bookings.map((booking) => (booking.id === changed.id ? changed : booking))
      queryClient.setQueriesData<Lists>({ queryKey: BOOKINGS_KEY }, (cached) => {
        if (Array.isArray(cached)) return replaced(cached)
        if (!cached || !('pages' in cached)) return cached
        const pages = cached.pages.map((page) => ({ ...page, entries: replaced(page.entries) }))
        return { ...cached, pages }
      })
    },
    /** Refetches after a success, since other bookings may change, and after a rejection, since the booking has changed meanwhile. */
    refetch: (error: Error | null) => {
      if (error && !(error instanceof ApiError)) return
      invalidateBookings(queryClient)
    },
  }
}
