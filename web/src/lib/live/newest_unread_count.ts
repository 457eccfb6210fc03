import type { UnreadCount } from '@saajha/contract/notification'

/** The unread count with the higher version. */
export function newestUnreadCount(cached: unknown, received: unknown) {
  const isOlder =
    cached !== undefined && (received as UnreadCount).version < (cached as UnreadCount).version
  return isOlder ? cached : received
}
