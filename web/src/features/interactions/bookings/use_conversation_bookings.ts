import type { Booking, BookingState } from '@saajha/contract/booking'
import type { Conversation } from '@saajha/contract/conversation'
import { useQuery } from '@tanstack/react-query'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'

const LIMIT = 5

const OPEN: readonly BookingState[] = ['requested', 'accepted', 'active']

/** The open bookings of a conversation's renter, the newest first; without any, the newest one. */
export function useConversationBookings({
  itemId,
  side,
  with: { id: otherId },
}: Conversation): Booking[] {
  const renterId = side === 'owner' ? otherId : undefined
  const { data } = useQuery<Booking[]>({
    queryKey: [...BOOKINGS_KEY, { as: side, itemId, renterId, limit: LIMIT }],
  })
  const bookings = data ?? []
  const open = bookings.filter(({ state }) => OPEN.includes(state))
  return open.length > 0 ? open : bookings.slice(0, 1)
}
