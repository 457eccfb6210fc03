import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { notifyManager, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { PENDING_DELETION_KEY, NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/query_keys'
import type { Page } from '@/lib/read_page'

type Known = InfiniteData<Page<Notification>>

/** What becomes of a notification; null where it goes. */
type Change = (notification: Notification) => Notification | null

/** What the page knows of a member's notifications, for changes that show before the server has confirmed them. */
export function useNotificationCache() {
  const queryClient = useQueryClient()
  const changeHeld = (change: Change) =>
    queryClient.setQueryData<Notification | null>(
      PENDING_DELETION_KEY,
      (held) => held && change(held)
    )
  const countOn = (more: number) =>
    queryClient.setQueryData<UnreadCount>(
      UNREAD_COUNT_KEY,
      (unread) => unread && { ...unread, count: Math.max(0, unread.count + more) }
    )

  return {
    /** Hides one from the list and from the count, which still hold it. */
    hold: (notification: Notification) =>
      queryClient.setQueryData(PENDING_DELETION_KEY, notification),
    /** Shows it again, if it is still there. */
    release: ({ id }: Notification) => changeHeld((held) => (held.id === id ? null : held)),
    /**
     * Changes what is read of the list, and lowers the count by those that are no longer unread in it, unless the server has
     * done so (`isCounted`). Says whether a read was given up for that, which has to be made good.
     */
    change: async (change: Change, isCounted = false) => {
      const list = { queryKey: NOTIFICATIONS_KEY }
      const wasReading = queryClient.isFetching(list) > 0
      await queryClient.cancelQueries(list)
      // In one step, or the badge would rise while what was held is no longer, and not yet counted out.
      notifyManager.batch(() => {
        changeHeld(change)
        const known = queryClient.getQueryData<Known>(NOTIFICATIONS_KEY)
        if (!known) return
        const changed = changeEach(known, change)
        queryClient.setQueryData(NOTIFICATIONS_KEY, changed)
        if (!isCounted) countOn(unreadIn(changed) - unreadIn(known))
      })
      return wasReading
    },
    /** Shows one again that `change` took away, at its place among the others, and counts it where it is unread. */
    putBack: (notification: Notification) =>
      notifyManager.batch(() => {
        const known = queryClient.getQueryData<Known>(NOTIFICATIONS_KEY)
        if (!known) return
        const changed = withBack(known, notification)
        queryClient.setQueryData(NOTIFICATIONS_KEY, changed)
        countOn(unreadIn(changed) - unreadIn(known))
      }),
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

/** On the last page that begins with a newer one; the pages, and each in itself, begin with the newest. */
function withBack({ pages, pageParams }: Known, notification: Notification): Known {
  const { id, createdAt } = notification
  const newer = pages.findLastIndex(({ entries: [first] }) => first && first.createdAt > createdAt)
  const changed = pages.map(({ entries, next }, index) => {
    if (index !== Math.max(0, newer)) return { entries, next }
    const all = [...entries.filter((each) => each.id !== id), notification]
    return { entries: all.sort((a, b) => b.createdAt.localeCompare(a.createdAt)), next }
  })
  return { pages: changed, pageParams }
}

function unreadIn({ pages }: Known) {
  return pages.flatMap(({ entries }) => entries).filter(({ isRead }) => !isRead).length
}
