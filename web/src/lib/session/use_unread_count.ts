import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { useQuery } from '@tanstack/react-query'
import { PENDING_DELETION_KEY, UNREAD_COUNT_KEY } from '@/lib/query_keys'
import { useCurrentUser } from '@/lib/session/use_current_user'

/** Number of the member's unread notifications; 0 for a guest. */
export function useUnreadCount() {
  const { isSignedIn } = useCurrentUser()
  const { data } = useQuery<UnreadCount>({ queryKey: UNREAD_COUNT_KEY, enabled: isSignedIn })
  const deleted = usePendingDeletion()
  return isSignedIn && data ? Math.max(0, data.count - (deleted && !deleted.isRead ? 1 : 0)) : 0
}

/** The deleted notification while its deletion can be undone. */
export function usePendingDeletion() {
  const queryKey = PENDING_DELETION_KEY
  return useQuery<Notification | null>({ queryKey, enabled: false }).data
}
