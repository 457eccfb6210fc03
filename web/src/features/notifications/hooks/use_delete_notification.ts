import type { Notification } from '@saajha/contract/notification'
import { useMutation } from '@tanstack/react-query'
import { dismissToast, toast } from '@/components/toast_queue'
import { useNotificationCache } from '@/features/notifications/hooks/use_notification_cache'
import { request } from '@/lib/api'
import { ApiError } from '@/lib/api_error'
import { onPageHide } from '@/lib/on_page_hide'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/query_keys'
import { notifications } from '@/messages/notifications'

type Deletion = { notification: Notification; sent: Promise<unknown> }

/**
 * Throws a notification away. It disappears at once, and the server, which could not bring it back, hears of it when the
 * notice that offers that has gone or the page is left. What the server refused is shown again; `onRestored` says which.
 */
export function useDeleteNotification(onRestored: (notification: Notification) => void) {
  const cache = useNotificationCache()
  const { mutate } = useMutation({
    mutationKey: NOTIFICATIONS_KEY,
    mutationFn: ({ sent }: Deletion) => sent,
    onMutate: ({ notification }) =>
      cache.change((each) => (each.id === notification.id ? null : each)),
    onError: (_, { notification }) => {
      // Without a network the list cannot be read.
      cache.putBack(notification)
      onRestored(notification)
      void cache.readAgain(NOTIFICATIONS_KEY)
      toast({
        title: notifications.error,
        description: notifications.deleteFailed,
        variant: 'destructive',
      })
    },
    onSettled: (_, __, ___, wasReading) => {
      if (wasReading) void cache.readAgain(NOTIFICATIONS_KEY)
      void cache.readAgain(UNREAD_COUNT_KEY)
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
      // Before anything is waited for, as the page may be about to end.
      const sent = request(`/api/notifications/${notification.id}`, DELETE).catch(unlessGone)
      mutate({ notification, sent })
      return sent
    })
    const notice = toast({
      title: notifications.deleted,
      action: {
        label: notifications.undo,
        hint: notifications.undoHint,
        onPress: decide(() => {
          cache.release(notification)
          onRestored(notification)
        }),
      },
      onGone: send,
    })
    const stopWaiting = onPageHide(send)
    cache.hold(notification)
  }
}

/** What another tab has deleted is as good as deleted here. */
function unlessGone(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** Goes on when the page has ended. */
const DELETE = { method: 'DELETE', keepalive: true }
