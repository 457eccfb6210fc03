import type { BookingCounts } from '@saajha/contract/booking'
import type { UnreadConversations } from '@saajha/contract/conversation'
import { useQuery } from '@tanstack/react-query'
import { BOOKING_COUNTS_KEY, UNREAD_CONVERSATIONS_KEY } from '@/lib/queries/query_keys'
import { useCurrentUser } from '@/lib/session/use_current_user'

/** The numbers of the member's conversations with unread messages, and of bookings that wait for them; pushes refresh both. */
export function usePlaceCounts() {
  const { isSignedIn: enabled } = useCurrentUser()
  const conversations = useQuery<UnreadConversations>({
    queryKey: UNREAD_CONVERSATIONS_KEY,
    enabled,
  })
  const bookings = useQuery<BookingCounts>({ queryKey: BOOKING_COUNTS_KEY, enabled })

  return { unread: conversations.data?.count ?? 0, waiting: bookings.data?.waiting ?? 0 }
}
