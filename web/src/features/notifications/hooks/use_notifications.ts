import type { Notification } from '@saajha/contract/notification'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useDeleteNotification } from '@/features/notifications/hooks/use_delete_notification'
import { NOTIFICATIONS_KEY } from '@/lib/queries/query_keys'
import { selectPendingDeletion } from '@/lib/session/pending_deletion'
import { usePages } from '@/lib/queries/use_pages'

/** A listed notification; a deleted one keeps its slot, so that a second click does not hit the next one. */
export type ListedNotification = Notification & { isDeleted?: true }

/**
 * A member's notifications, newest first; `showMore` fetches the next page. Refetched on every visit, as pushes may be
 * missed while offline. `release` removes the slots of deleted ones.
 */
export function useNotifications() {
  const [url] = NOTIFICATIONS_KEY
  const list = usePages<Notification>(NOTIFICATIONS_KEY, url, { isAlwaysFresh: true })
  const pendingDeletion = useSelector(selectPendingDeletion)
  const [deleted, setDeleted] = useState<readonly Notification[]>([])
  const restore = ({ id }: Notification) =>
    setDeleted((current) => current.filter((each) => each.id !== id))
  const deleteNotification = useDeleteNotification(restore)

  return {
    ...list,
    entries: list.entries && withDeletedSlots(list.entries, deleted, pendingDeletion),
    remove: (notification: Notification) => {
      setDeleted((current) => [...current, notification])
      deleteNotification(notification)
    },
    release: () => setDeleted([]),
  }
}

/** The list with recently deleted notifications in their slots and without earlier pending deletions. */
function withDeletedSlots(
  entries: readonly Notification[],
  deleted: readonly Notification[],
  pendingDeletion: Notification | null
): ListedNotification[] {
  const listedIds = new Set(entries.map(({ id }) => id))
  const isDeleted = new Set(deleted.map(({ id }) => id))
  const listed = entries
    .filter(({ id }) => isDeleted.has(id) || id !== pendingDeletion?.id)
    .map((each) => (isDeleted.has(each.id) ? marked(each) : each))
  const sent = deleted.filter(({ id }) => !listedIds.has(id)).map(marked)
  if (sent.length === 0) return listed
  return [...listed, ...sent].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

function marked(notification: Notification): ListedNotification {
  return { ...notification, isDeleted: true }
}
