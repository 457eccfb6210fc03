import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { useQueryClient } from '@tanstack/react-query'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/query_keys'

type Change = (known: Notification[]) => Notification[]

/** What the page knows of a member's notifications, for changes that show before the server has confirmed them. */
export function useNotificationCache() {
  const queryClient = useQueryClient()

  return {
    /** Changes the list, and lowers the count by those that are no longer unread in it. */
    change: async (change: Change) => {
      await queryClient.cancelQueries({ queryKey: NOTIFICATIONS_KEY, exact: true })
      const known = queryClient.getQueryData<Notification[]>(NOTIFICATIONS_KEY)
      if (!known) return
      const changed = change(known)
      const read = unreadIn(known) - unreadIn(changed)
      queryClient.setQueryData(NOTIFICATIONS_KEY, changed)
      queryClient.setQueryData<UnreadCount>(
        UNREAD_COUNT_KEY,
        (unread) => unread && { ...unread, count: Math.max(0, unread.count - read) }
      )
    },
    /** The count as the server answered; it wins over a guess, and over an older push. */
    settle: (unread: UnreadCount) => queryClient.setQueryData(UNREAD_COUNT_KEY, unread),
    /** After a failure, and where a reply holds no count. */
    readAgain: (key: readonly string[]) => queryClient.invalidateQueries({ queryKey: key }),
  }
}

function unreadIn(notifications: Notification[]) {
  return notifications.filter(({ isRead }) => !isRead).length
}
