import type { UnreadCount } from '@saajha/contract/notification'
import { countUnread } from '#modules/notifications/queries/count_unread'

/** Sends the unread count to a page that connects. */
export async function sendUnreadCount(
  userId: string,
  emit: (event: 'unread-count', unread: UnreadCount) => void
): Promise<void> {
  emit('unread-count', await countUnread(userId))
}
