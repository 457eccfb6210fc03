import type { ItemCalendar } from '@saajha/contract/booking'
import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import { lastRentableDay } from '@saajha/contract/rental_days'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { calendarKey } from '@/lib/queries/query_keys'

/** The days of the first of two requests: one for all days that can be rented would be too long for the API. */
const NEAR_DAYS = 366

/**
 * What is taken of a listing on all days that can be rented; undefined until it is known for the next year, and without an item.
 * An old calendar is worse than none.
 */
export function useItemCalendar(itemId: string | null): ItemCalendar | undefined {
  const from = todayInIndia()
  const near = daysAfter(from, NEAR_DAYS)
  const ranges = [
    { from, to: near },
    { from: daysAfter(near, 1), to: lastRentableDay(from) },
  ]
  return useQueries({
    queries: ranges.map((range) => ({
      queryKey: [...calendarKey(itemId ?? ''), range],
      enabled: itemId !== null,
      staleTime: 0,
      gcTime: 0,
    })),
    combine: merged,
  })
}

function merged(queries: UseQueryResult[]): ItemCalendar | undefined {
  const [near, far] = queries.map(({ data }) => data as ItemCalendar | undefined)
  if (!near || !far) return near
  return {
    quantity: near.quantity,
    booked: [...near.booked, ...far.booked],
    unavailable: [...near.unavailable, ...far.unavailable],
    free: { ...near.free, ...far.free },
  }
}
