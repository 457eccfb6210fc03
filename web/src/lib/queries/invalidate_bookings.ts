import type { Query, QueryClient } from '@tanstack/react-query'
import { invalidate } from '@/lib/queries/invalidate'
import { BOOKINGS_KEY, calendarKey, ITEMS_KEY } from '@/lib/queries/query_keys'

const [, , CALENDAR] = calendarKey('')
const isCalendar = ({ queryKey }: Query) => queryKey[2] === CALENDAR

/** Invalidates the bookings, and the calendars of items: a booking takes days or frees them. */
export function invalidateBookings(queryClient: QueryClient): void {
  void invalidate(queryClient, { queryKey: BOOKINGS_KEY })
  void invalidate(queryClient, { queryKey: ITEMS_KEY, predicate: isCalendar })
}
