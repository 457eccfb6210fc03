import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { notifyManager, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { PENDING_DELETION_KEY, NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/query_keys'
import type { Page } from '@/lib/read_page'

type Known = InfiniteData<Page<Notification>>

/** Maps a notification to its new state; null removes it. */
type Change = (notification: Notification) => Notification | null

/** The cached notifications of a member, for optimistic updates. */
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
    /** Hides a notification from the cached list and count until its deletion is sent. */
    hold: (notification: Notification) =>
      queryClient.setQueryData(PENDING_DELETION_KEY, notification),
    /** Shows a hidden notification again if it still exists. */
    release: ({ id }: Notification) => changeHeld((held) => (held.id === id ? null : held)),
    /**
     * Applies a change to the cached list and lowers the count by the notifications that are no longer unread, unless
     * the server has counted them already (`isCounted`). Returns whether a pending fetch was cancelled, which the
     * caller must repeat.
     */
    change: async (change: Change, isCounted = false) => {
      const list = { queryKey: NOTIFICATIONS_KEY }
      const wasReading = queryClient.isFetching(list) > 0
      await queryClient.cancelQueries(list)
      // Batched, or the badge would briefly count a notification that is no longer hidden and not yet removed.
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
    /** Inserts a removed notification at its position and counts it if it is unread. */
    putBack: (notification: Notification) =>
      notifyManager.batch(() => {
        const known = queryClient.getQueryData<Known>(NOTIFICATIONS_KEY)
        if (!known) return
        const changed = withBack(known, notification)
        queryClient.setQueryData(NOTIFICATIONS_KEY, changed)
        countOn(unreadIn(changed) - unreadIn(known))
      }),
    /** Sets the count from a server response; it replaces estimates and older pushes. */
    settle: (unread: UnreadCount) => queryClient.setQueryData(UNREAD_COUNT_KEY, unread),
    /** Refetches after a failure, or if a response contains no count. */
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

/**
 * Inserts into the last page that begins with a newer notification; pages and their entries are sorted newest first.
 */
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
