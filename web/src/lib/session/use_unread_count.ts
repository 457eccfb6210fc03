import type { UnreadCount } from '@saajha/contract/notification'
import { useQuery } from '@tanstack/react-query'
import { UNREAD_COUNT_KEY } from '@/lib/query_keys'
import { useCurrentUser } from '@/lib/session/use_current_user'

/** How many notifications the member has not read; 0 for a guest. */
export function useUnreadCount() {
  const { isSignedIn } = useCurrentUser()
  const { data } = useQuery<UnreadCount>({ queryKey: UNREAD_COUNT_KEY, enabled: isSignedIn })
  return isSignedIn ? (data?.count ?? 0) : 0
}
