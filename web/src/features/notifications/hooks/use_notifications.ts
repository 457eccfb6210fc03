import type { Notification } from '@saajha/contract/notification'
import { useState } from 'react'
import { useDeleteNotification } from '@/features/notifications/hooks/use_delete_notification'
import { NOTIFICATIONS_KEY } from '@/lib/query_keys'
import { usePendingDeletion } from '@/lib/session/use_unread_count'
import { usePages } from '@/lib/use_pages'

/** A notification of the list; a deleted one keeps its place, so that a second click meets it and not the next. */
export type ListedNotification = Notification & { isDeleted?: true }

/**
 * What a member was told, newest first; `showMore` reads on. Read again on every visit: a push may have been missed
 * while offline. `release` takes the deleted ones off the list.
 */
export function useNotifications() {
  const [address] = NOTIFICATIONS_KEY
  const list = usePages<Notification>(NOTIFICATIONS_KEY, address, { isAlwaysFresh: true })
  const held = usePendingDeletion()
  const [deleted, setDeleted] = useState<readonly Notification[]>([])
  const restore = ({ id }: Notification) =>
    setDeleted((known) => known.filter((each) => each.id !== id))
  const hold = useDeleteNotification(restore)

  return {
    ...list,
    entries: list.entries && withPlacesKept(list.entries, deleted, held),
    remove: (notification: Notification) => {
      setDeleted((known) => [...known, notification])
      hold(notification)
    },
    release: () => setDeleted([]),
  }
}

/** The list with what was just deleted, and without what was deleted before and waits to be sent. */
function withPlacesKept(
  entries: readonly Notification[],
  deleted: readonly Notification[],
  held: Notification | null | undefined
): ListedNotification[] {
  const known = new Set(entries.map(({ id }) => id))
  const isDeleted = new Set(deleted.map(({ id }) => id))
  const listed = entries
    .filter(({ id }) => isDeleted.has(id) || id !== held?.id)
    .map((each) => (isDeleted.has(each.id) ? marked(each) : each))
  const sent = deleted.filter(({ id }) => !known.has(id)).map(marked)
  if (sent.length === 0) return listed
  return [...listed, ...sent].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

function marked(notification: Notification): ListedNotification {
  return { ...notification, isDeleted: true }
}
