export { addNotifications } from '#modules/notifications/commands/add_notifications'
export { addReplies } from '#modules/notifications/commands/add_replies'
export { announceMissed } from '#modules/notifications/steps/announce_missed'
export { attachMessage } from '#modules/notifications/commands/attach_message'
export { markConversationRead } from '#modules/notifications/commands/mark_conversation_read'
export {
  markMessagesRead,
  markSourcesRead,
} from '#modules/notifications/commands/mark_obsolete_read'
export { removeMessageText } from '#modules/notifications/commands/remove_message_text'
export { countUnread } from '#modules/notifications/queries/count_unread'
export { sendUnreadCount } from '#modules/notifications/queries/send_unread_count'
