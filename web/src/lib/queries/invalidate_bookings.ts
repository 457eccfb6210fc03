import type { Query, QueryClient } from '@tanstack/react-query'
import { invalidate } from '@/lib/queries/invalidate'
import { BOOKINGS_KEY, calendarKey, ITEMS_KEY } from '@/lib/queries/query_keys'

const [, , CALENDAR] = calendarKey('')

/** Invalidates the bookings, and the calendars of items: a booking takes days or frees them. */
export async function invalidateBookings(queryClient: QueryClient) {
  const predicate = ({ queryKey }: Query) => queryKey[2] === CALENDAR
  await Promise.all([
    invalidate(queryClient, { queryKey: BOOKINGS_KEY }),
    invalidate(queryClient, { queryKey: ITEMS_KEY, predicate }),
  ])
}
