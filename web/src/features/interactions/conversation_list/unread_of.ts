import type { Conversation } from '@saajha/contract/conversation'

/** The number of unread messages that a list shows; none of a member whom the reader has blocked. */
export function unreadOf({ unread, isBlocked }: Conversation): number {
  return isBlocked ? 0 : unread
}
