import type { Booking } from '@saajha/contract/booking'
import { useQuery } from '@tanstack/react-query'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'

/** The most that a page of bookings has; an owner with more sees the newest. */
const LIMIT = 100

/** The requests that an owner can answer, of one of their listings or of all, the oldest first; empty until they are loaded. */
export function useOpenRequests(itemId?: string): Booking[] {
  const { data = [] } = useQuery<Booking[]>({
    queryKey: [...BOOKINGS_KEY, { as: 'owner', state: 'requested', itemId, limit: LIMIT }],
  })
  return data.filter(({ state }) => state === 'requested').toReversed()
}
