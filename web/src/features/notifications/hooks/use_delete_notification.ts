import type { Notification } from '@saajha/contract/notification'
import { useMutation } from '@tanstack/react-query'
import { useNotificationCache } from '@/features/notifications/hooks/use_notification_cache'
import { request } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { onPageHide } from '@/lib/page/on_page_hide'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import { useToast } from '@/lib/toasts/use_toast'
import { notifications } from '@/messages/notifications'

type Deletion = { notification: Notification; sent: Promise<unknown> }

/**
 * Deletes a notification. It is hidden immediately; the request is sent when the undo toast closes or the page is left,
 * because the server cannot restore it. After an error the notification is shown again and passed to `onRestored`.
 */
export function useDeleteNotification(onRestored: (notification: Notification) => void) {
  const cache = useNotificationCache()
  const { toast, dismissToast } = useToast()
  const { mutate } = useMutation({
    mutationKey: NOTIFICATIONS_KEY,
    mutationFn: ({ sent }: Deletion) => sent,
    onMutate: ({ notification }) =>
      cache.change((each) => (each.id === notification.id ? null : each)),
    onError: (_, { notification }) => {
      // The list cannot be refetched offline.
      cache.restore(notification)
      onRestored(notification)
      void cache.refetch(NOTIFICATIONS_KEY)
      toast({
        title: notifications.error,
        description: notifications.deleteFailed,
        variant: 'destructive',
      })
    },
    onSettled: (_, __, ___, wasFetching) => {
      if (wasFetching) void cache.refetch(NOTIFICATIONS_KEY)
      void cache.refetch(UNREAD_COUNT_KEY)
    },
  })

  return (notification: Notification) => {
    let isDecided = false
    const decide = (act: () => unknown) => () => {
      if (isDecided) return
      isDecided = true
      stopWaiting()
      return act()
    }
    const send = decide(() => {
      dismissToast(notice)
      // Sent before any await, as the page may be unloading.
      const sent = request(`/api/notifications/${notification.id}`, DELETE).catch(ignoreNotFound)
      mutate({ notification, sent })
      return sent
    })
    const undo = decide(() => {
      cache.unmarkPending(notification)
      onRestored(notification)
    })
    const notice = toast(
      {
        title: notifications.deleted,
        action: { label: notifications.undo, hint: notifications.undoHint },
      },
      (isActionPressed) => void (isActionPressed ? undo() : send())
    )
    const stopWaiting = onPageHide(send)
    cache.markPending(notification)
  }
}

/** A notification that another tab has deleted counts as deleted. */
function ignoreNotFound(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** `keepalive` lets the request outlive the page. */
const DELETE = { method: 'DELETE', keepalive: true }
