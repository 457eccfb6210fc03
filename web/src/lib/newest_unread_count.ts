import type { UnreadCount } from '@saajha/contract/notification'

/** Of two readings of the unread count, the one the server made later. */
export function newestUnreadCount(known: unknown, arrived: unknown) {
  const isOlder =
    known !== undefined && (arrived as UnreadCount).version < (known as UnreadCount).version
  return isOlder ? known : arrived
}
