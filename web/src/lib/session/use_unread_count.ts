import type { UnreadCount } from '@saajha/contract/notification'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from 'react-redux'
import { UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import { selectPendingDeletion } from '@/lib/session/pending_deletion'
import { useCurrentUser } from '@/lib/session/use_current_user'

/** Number of the member's unread notifications; 0 for a guest. */
export function useUnreadCount() {
  const { isSignedIn } = useCurrentUser()
  const { data } = useQuery<UnreadCount>({ queryKey: UNREAD_COUNT_KEY, enabled: isSignedIn })
  const deleted = useSelector(selectPendingDeletion)
  return isSignedIn && data ? Math.max(0, data.count - (deleted && !deleted.isRead ? 1 : 0)) : 0
}
