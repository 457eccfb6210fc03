import type { Booking, BookingState } from '@saajha/contract/booking'
import type { Conversation } from '@saajha/contract/conversation'
import { useQuery } from '@tanstack/react-query'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'

const LIMIT = 5

const OPEN: readonly BookingState[] = ['requested', 'accepted', 'active']

/** The booking of a conversation's renter that is open, else the newest one; undefined without any. */
export function useConversationBooking({
  itemId,
  side,
  with: { id: otherId },
}: Conversation): Booking | undefined {
  const renterId = side === 'owner' ? otherId : undefined
  const { data } = useQuery<Booking[]>({
    queryKey: [...BOOKINGS_KEY, { as: side, itemId, renterId, limit: LIMIT }],
  })
  return data?.find(({ state }) => OPEN.includes(state)) ?? data?.[0]
}
