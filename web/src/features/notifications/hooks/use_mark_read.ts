import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { useMutation } from '@tanstack/react-query'
import { useNotificationCache } from '@/features/notifications/hooks/use_notification_cache'
import { sendJson } from '@/lib/http/api'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { notifications } from '@/messages/notifications'

/** Marks one notification or all of them as read, optimistically. */
export function useMarkRead() {
  const cache = useNotificationCache()
  const { toast } = useToast()

  return useMutation({
    mutationKey: NOTIFICATIONS_KEY,
    mutationFn: (which: Notification | 'all') =>
      sendJson<UnreadCount>(
        'PUT',
        which === 'all' ? '/api/notifications/mark-all-read' : `/api/notifications/${which.id}/read`
      ),
    onMutate: (which) => cache.change(asRead(which)),
    onSuccess: async (unread, which) => {
      // A fetch of the list that started before the update would return the previous state.
      const wasFetching = await cache.change(asRead(which), true)
      cache.setCount(unread)
      if (wasFetching) void cache.refetch(NOTIFICATIONS_KEY)
    },
    onError: () => {
      void cache.refetch(NOTIFICATIONS_KEY)
      void cache.refetch(UNREAD_COUNT_KEY)
      toast({
        title: notifications.error,
        description: notifications.markFailed,
        variant: 'destructive',
      })
    },
  })
}

function asRead(which: Notification | 'all') {
  return (each: Notification) =>
    which === 'all' || which.id === each.id ? { ...each, isRead: true } : each
}
