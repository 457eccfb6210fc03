import type { Notification, UnreadCount } from '@saajha/contract/notification'
import {
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Page } from '@/lib/http/read_page'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import { pendingDeletions } from '@/lib/session/pending_deletions'
import { useCurrentUser } from '@/lib/session/use_current_user'

/** Number of the member's unread notifications, without those that are being deleted; 0 for a guest. */
export function useUnreadCount() {
  const { isSignedIn } = useCurrentUser()
  const { data } = useQuery<UnreadCount>({ queryKey: UNREAD_COUNT_KEY, enabled: isSignedIn })
  const queryClient = useQueryClient()
  // Not `useMutationState`: it is not among the scripts of the first page.
  const deleted = useSyncExternalStore(queryClient.getMutationCache().subscribe, () =>
    countUnreadDeletions(queryClient)
  )
  return isSignedIn && data ? Math.max(0, data.count - deleted) : 0
}

/** A notification that has left the list, or was marked as read there, has left the server's count as well. */
function countUnreadDeletions(queryClient: QueryClient) {
  const ids = pendingDeletions(queryClient)
  if (ids.length === 0) return 0
  const list = queryClient.getQueryData<InfiniteData<Page<Notification>>>(NOTIFICATIONS_KEY)
  const entries = list?.pages.flatMap((page) => page.entries) ?? []
  return entries.filter(({ id, isRead }) => !isRead && ids.includes(id)).length
}
