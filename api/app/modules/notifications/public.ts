export { addNotifications } from '#modules/notifications/commands/add_notifications'
export { addReplies } from '#modules/notifications/commands/add_replies'
export { markConversationRead } from '#modules/notifications/commands/mark_conversation_read'
export { sendUnreadCount } from '#modules/notifications/send_unread_count'
