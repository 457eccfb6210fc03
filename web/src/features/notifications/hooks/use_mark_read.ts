import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { useMutation } from '@tanstack/react-query'
import { useNotificationCache } from '@/features/notifications/hooks/use_notification_cache'
import { sendJson } from '@/lib/http/api'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { notifications } from '@/messages/notifications'

type Marked = Notification | 'all'

/** Marks a notification or all as read, optimistically; an error makes them unread again. */
export function useMarkRead() {
  const cache = useNotificationCache()
  const { toast } = useToast()

  return useMutation({
    mutationKey: NOTIFICATIONS_KEY,
    mutationFn: sendMark,
    onMutate: async (which) => {
      const marked = new Set<string>()
      await cache.change((each) => {
        if (!each.isRead && isMarked(each, which)) marked.add(each.id)
        return asRead(which)(each)
      })
      return marked
    },
    onSuccess: async (unread, which) => {
      // A fetch of the list that started before the update would return the previous state.
      const wasFetching = await cache.change(asRead(which), true)
      cache.setCount(unread)
      if (wasFetching) void cache.refetch(NOTIFICATIONS_KEY)
    },
    onError: async (_, __, marked) => {
      // The list cannot be refetched offline.
      await cache.change((each) => (marked?.has(each.id) ? { ...each, isRead: false } : each))
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

function sendMark(which: Marked) {
  const path = which === 'all' ? 'mark-all-read' : `${which.id}/read`
  return sendJson<UnreadCount>('PUT', `/api/notifications/${path}`)
}

function asRead(which: Marked) {
  return (each: Notification) => (isMarked(each, which) ? { ...each, isRead: true } : each)
}

function isMarked({ id }: Notification, which: Marked) {
  return which === 'all' || which.id === id
}
