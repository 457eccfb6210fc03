import type { Notification } from '@saajha/contract/notification'
import { NOTIFICATIONS_KEY } from '@/lib/query_keys'
import { useHeldNotification } from '@/lib/session/use_unread_count'
import { usePages } from '@/lib/use_pages'

/**
 * What a member was told, newest first; `showMore` reads on. Read again on every visit: a push may have been missed
 * while offline.
 */
export function useNotifications() {
  const [address] = NOTIFICATIONS_KEY
  const list = usePages<Notification>(NOTIFICATIONS_KEY, address, { isAlwaysFresh: true })
  const held = useHeldNotification()
  return { ...list, entries: list.entries?.filter(({ id }) => id !== held?.id) }
}
