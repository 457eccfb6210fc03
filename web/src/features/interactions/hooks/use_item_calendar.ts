import type { ItemCalendar } from '@saajha/contract/booking'
import { daysAfter, todayInIndia } from '@saajha/contract/calendar_days'
import { useQuery } from '@tanstack/react-query'
import { calendarKey } from '@/lib/queries/query_keys'

/** How far ahead a renter can see which days are taken; the longest rental is a year. */
const DAYS_AHEAD = 366

/**
 * What is taken of a listing from today on; undefined until it is known, and without an item. An old calendar is worse than none.
 */
export function useItemCalendar(itemId: string | null): ItemCalendar | undefined {
  const from = todayInIndia()
  const { data } = useQuery<ItemCalendar>({
    queryKey: [...calendarKey(itemId ?? ''), { from, to: daysAfter(from, DAYS_AHEAD) }],
    enabled: itemId !== null,
    staleTime: 0,
    gcTime: 0,
  })
  return data
}
