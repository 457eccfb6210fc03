import type { Notification } from '@saajha/contract/notification'
import { useMutation } from '@tanstack/react-query'
import { toast } from '@/components/toast_queue'
import { useNotificationCache } from '@/features/notifications/hooks/use_notification_cache'
import { sendJson } from '@/lib/api'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/query_keys'
import { notifications } from '@/messages/notifications'

/** Throws a notification away; the page shows it at once, and brings it back when the server could not. */
export function useDeleteNotification() {
  const cache = useNotificationCache()

  return useMutation({
    mutationFn: ({ id }: Notification) => sendJson<undefined>('DELETE', `/api/notifications/${id}`),
    onMutate: ({ id }) => cache.change((each) => (each.id === id ? null : each)),
    onError: () => {
      void cache.readAgain(NOTIFICATIONS_KEY)
      toast({
        title: notifications.error,
        description: notifications.deleteFailed,
        variant: 'destructive',
      })
    },
    onSettled: () => void cache.readAgain(UNREAD_COUNT_KEY),
  })
}
