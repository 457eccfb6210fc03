export { sendUnreadCount } from '#modules/notifications/send_unread_count'
