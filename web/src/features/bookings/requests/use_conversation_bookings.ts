import type { Booking, BookingState } from '@saajha/contract/booking'
import type { Conversation } from '@saajha/contract/conversation'
import { conversationBookings } from '@saajha/contract/member_urls'
import { useQuery } from '@tanstack/react-query'
import { isFirstAttempt } from '@/lib/queries/is_first_attempt'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'

const OPEN: readonly BookingState[] = ['requested', 'accepted', 'active']

/**
 * The open bookings of a conversation's renter, and those whose return or problem is still asked about or that the member can
 * review, without any the one that ended last, and others that took place; the newest first. `newest` is the one that the
 * conversation is about: the newest open one, without any the one that ended last. `isKnown` is false until they are loaded,
 * `isLoading` is true only while the first request for them runs, until that fails.
 */
export function useConversationBookings(conversation: Conversation): {
  isKnown: boolean
  isLoading: boolean
  newest: Booking | undefined
  current: Booking[]
  completed: Booking[]
} {
  const query = useQuery<Booking[]>({
    queryKey: [...BOOKINGS_KEY, conversationBookings(conversation)],
  })
  const { data: bookings = [], isSuccess } = query
  const open = bookings.filter(
    ({ state, next, review }) =>
      OPEN.includes(state) || (next?.others ?? []).length > 0 || review?.may
  )
  const byEnd = bookings.toSorted((one, other) => endOf(other).localeCompare(endOf(one)))
  const current = open.length > 0 ? open : byEnd.slice(0, 1)
  const newest = bookings.find(({ state }) => OPEN.includes(state)) ?? byEnd[0]
  const completed = bookings.filter(
    (booking) => booking.state === 'completed' && !current.includes(booking)
  )
  return { isKnown: isSuccess, isLoading: isFirstAttempt(query), newest, current, completed }
}

/** When a closed booking ended. A request that expired has only the moment by which it was to be answered. */
function endOf({ completedAt, closedAt, answerBy }: Booking): string {
  return completedAt ?? closedAt ?? answerBy
}
