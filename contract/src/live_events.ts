import type { ConversationPush } from './conversation.ts'
import type { Notification, UnreadCount } from './notification.ts'

/** Socket.io events that the server pushes; clients send none. */
export type LiveEvents = {
  'unread-count': (unread: UnreadCount) => void
  'notification': (notification: Notification) => void
  'conversation': (conversation: ConversationPush) => void
}
