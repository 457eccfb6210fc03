import type { Notification } from '@saajha/contract/notification'
import { useMutation } from '@tanstack/react-query'
import { useNotificationCache } from '@/features/notifications/hooks/use_notification_cache'
import { request } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { onPageHide } from '@/lib/page/on_page_hide'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import { DELETION_KEY } from '@/lib/session/pending_deletions'
import { useToast } from '@/lib/toasts/use_toast'
import { notifications } from '@/messages/notifications'

/**
 * Deletes a notification. The mutation is pending from the press on, and a pending one is hidden. The request is sent when the undo
 * toast closes or the page is left, because the server cannot restore it. After Undo or an error it is shown again and passed to
 * `onRestored`.
 */
export function useDeleteNotification(onRestored: (notification: Notification) => void) {
  const cache = useNotificationCache()
  const { toast, dismissToast } = useToast()

  /** Resolves to whether the notification was deleted: false if the member has undone it. */
  const deleteUnlessUndone = (notification: Notification) =>
    new Promise<boolean>((resolve) => {
      let decided: Promise<boolean> | undefined
      const decide = (isDeleted: boolean) => {
        if (decided) return decided
        // Sent before any await, as the page may be unloading.
        decided = isDeleted
          ? request(`/api/notifications/${notification.id}`, DELETE)
              .catch(ignoreNotFound)
              .then(() => true)
          : Promise.resolve(false)
        dismissToast(notice)
        // A sign-out waits for a request that is on its way.
        void decided.catch(() => {}).then(() => stopWaiting())
        resolve(decided)
        return decided
      }
      const notice = toast(
        {
          title: notifications.deleted,
          action: { label: notifications.undo, hint: notifications.undoHint },
        },
        (isActionPressed) => {
          if (isActionPressed) onRestored(notification)
          void decide(!isActionPressed)
        }
      )
      const stopWaiting = onPageHide(() => decide(true))
    })

  const { mutate } = useMutation({
    mutationKey: DELETION_KEY,
    mutationFn: deleteUnlessUndone,
    onSuccess: async (isDeleted, { id }) => {
      if (!isDeleted) return
      // A fetch of the list that started before the deletion would return the previous state.
      const wasFetching = await cache.change((each) => (each.id === id ? null : each))
      if (wasFetching) void cache.refetch(NOTIFICATIONS_KEY)
      void cache.refetch(UNREAD_COUNT_KEY)
    },
    onError: (_, notification) => {
      onRestored(notification)
      void cache.refetch(NOTIFICATIONS_KEY)
      void cache.refetch(UNREAD_COUNT_KEY)
      toast({
        title: notifications.error,
        description: notifications.deleteFailed,
        variant: 'destructive',
      })
    },
  })
  return mutate
}

/** A notification that another tab has deleted counts as deleted. */
function ignoreNotFound(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/** `keepalive` lets the request outlive the page. */
const DELETE = { method: 'DELETE', keepalive: true }
