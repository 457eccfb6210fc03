import { useState, type RefObject } from 'react'
import type { ListedNotification } from '@/features/notifications/hooks/use_notifications'
import { useMarkRead } from '@/features/notifications/hooks/use_mark_read'
import { useSeenEntries } from '@/features/notifications/hooks/use_seen_entries'

/**
 * Marks the notifications that were seen as read, once per visit of the list, and keeps them marked as new until the list is
 * left or they are marked as read by a press.
 */
export function useNewMarks(
  list: RefObject<HTMLElement | null>,
  notifications: readonly ListedNotification[]
) {
  const { mutate: markRead } = useMarkRead()
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const isNew = ({ id, isRead }: ListedNotification) => !isRead || seen.has(id)

  const unseen = notifications
    .filter(({ id, isRead, isDeleted }) => !isRead && !isDeleted && !seen.has(id))
    .map(({ id }) => id)
  useSeenEntries(list, unseen, (ids) => {
    setSeen(new Set([...seen, ...ids]))
    markRead(ids)
  })

  return {
    isNew,
    hasNew: notifications.some(isNew),
    markAllRead: () => {
      setSeen(new Set())
      markRead('all')
    },
    open: (notification: ListedNotification) => {
      setSeen(new Set([...seen].filter((id) => id !== notification.id)))
      if (!notification.isRead) markRead(notification)
    },
  }
}
