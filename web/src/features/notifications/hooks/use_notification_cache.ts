import type { Notification, UnreadCount } from '@saajha/contract/notification'
import { notifyManager, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { NOTIFICATIONS_KEY, UNREAD_COUNT_KEY } from '@/lib/queries/query_keys'
import type { Page } from '@/lib/http/read_page'

type CachedPages = InfiniteData<Page<Notification>>

/** Maps a notification to its new state; null removes it. */
type Change = (notification: Notification) => Notification | null

/** The cached notifications of a member, for optimistic updates. */
export function useNotificationCache() {
  const queryClient = useQueryClient()
  const adjustCount = (more: number) =>
    queryClient.setQueryData<UnreadCount>(
      UNREAD_COUNT_KEY,
      (unread) => unread && { ...unread, count: Math.max(0, unread.count + more) }
    )

  return {
    /**
     * Applies a change to the cached list and lowers the count by the notifications that are no longer unread, unless the
     * server has counted them already (`isCounted`). Returns whether a pending fetch was cancelled: the caller must repeat it.
     */
    change: async (change: Change, isCounted = false) => {
      const list = { queryKey: NOTIFICATIONS_KEY }
      const wasFetching = queryClient.isFetching(list) > 0
      await queryClient.cancelQueries(list)
      // Batched, or the badge would briefly count a notification that is no longer listed.
      notifyManager.batch(() => {
        const cached = queryClient.getQueryData<CachedPages>(NOTIFICATIONS_KEY)
        if (!cached) return
        const changed = changeEach(cached, change)
        queryClient.setQueryData(NOTIFICATIONS_KEY, changed)
        if (!isCounted) adjustCount(unreadIn(changed) - unreadIn(cached))
      })
      return wasFetching
    },
    /** Sets the count from a server response; it replaces estimates and older pushes. */
    setCount: (unread: UnreadCount) => queryClient.setQueryData(UNREAD_COUNT_KEY, unread),
    /** Refetches after a failure, or if a response contains no count. */
    refetch: (key: readonly string[]) => queryClient.invalidateQueries({ queryKey: key }),
  }
}

function changeEach({ pages, pageParams }: CachedPages, change: Change): CachedPages {
  const changed = pages.map(({ entries, next }) => ({
    entries: entries.map(change).filter((each) => each !== null),
    next,
  }))
  return { pages: changed, pageParams }
}

function unreadIn({ pages }: CachedPages) {
  return pages.flatMap(({ entries }) => entries).filter(({ isRead }) => !isRead).length
}
