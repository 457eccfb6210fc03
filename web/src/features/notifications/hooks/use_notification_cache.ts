import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/query_keys'
import type { Page } from '@/lib/read_page'

type Known = InfiniteData<Page<Notification>>

/** What becomes of a notification; null where it goes. */
type Change = (notification: Notification) => Notification | null

/** What the page knows of a member's notifications, for changes that show before the server has confirmed them. */
export function useNotificationCache() {
  const queryClient = useQueryClient()

  return {
    /** Changes what is read of the list, and lowers the count by those that are no longer unread in it. */
    change: async (change: Change) => {
      await queryClient.cancelQueries({ queryKey: NOTIFICATIONS_KEY, exact: true })
      const known = queryClient.getQueryData<Known>(NOTIFICATIONS_KEY)
      if (!known) return
      const changed = changeEach(known, change)
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

function changeEach({ pages, pageParams }: Known, change: Change): Known {
  const changed = pages.map(({ entries, next }) => ({
    entries: entries.map(change).filter((each) => each !== null),
    next,
  }))
  return { pages: changed, pageParams }
}

function unreadIn({ pages }: Known) {
  return pages.flatMap(({ entries }) => entries).filter(({ isRead }) => !isRead).length
}
