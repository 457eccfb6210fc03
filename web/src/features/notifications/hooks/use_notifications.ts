import type { Notification } from '@saajha/contract/notification'
import { useMutationState } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeleteNotification } from '@/features/notifications/hooks/use_delete_notification'
import { NOTIFICATIONS_KEY } from '@/lib/queries/query_keys'
import { usePages } from '@/lib/queries/use_pages'
import { DELETION_KEY } from '@/lib/session/pending_deletions'

/** A listed notification; a deleted one keeps its slot, so that a second click does not hit the next one. */
export type ListedNotification = Notification & { isDeleted?: true }

/**
 * A member's notifications, newest first; `showMore` fetches the next page. Refetched on every visit, as pushes may be
 * missed while offline. `release` removes the slots of deleted ones.
 */
export function useNotifications() {
  const [url] = NOTIFICATIONS_KEY
  const list = usePages<Notification>(NOTIFICATIONS_KEY, url, { isAlwaysFresh: true })
  const pending = useMutationState({
    filters: { mutationKey: DELETION_KEY, status: 'pending' },
    select: ({ state }) => (state.variables as Notification).id,
  })
  const [deleted, setDeleted] = useState<readonly Notification[]>([])
  const restore = ({ id }: Notification) =>
    setDeleted((current) => current.filter((each) => each.id !== id))
  const deleteNotification = useDeleteNotification(restore)

  return {
    ...list,
    entries: list.entries && withDeletedSlots(list.entries, deleted, pending),
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
  pending: readonly string[]
): ListedNotification[] {
  const listedIds = new Set(entries.map(({ id }) => id))
  const isDeleted = new Set(deleted.map(({ id }) => id))
  const listed = entries
    .filter(({ id }) => isDeleted.has(id) || !pending.includes(id))
    .map((each) => (isDeleted.has(each.id) ? marked(each) : each))
  const sent = deleted.filter(({ id }) => !listedIds.has(id)).map(marked)
  if (sent.length === 0) return listed
  return [...listed, ...sent].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

function marked(notification: Notification): ListedNotification {
  return { ...notification, isDeleted: true }
}
