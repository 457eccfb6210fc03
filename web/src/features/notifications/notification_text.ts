import type { Notification } from '@saajha/contract/notification'
import { notifications as messages } from '@/messages/notifications'

/** Title of a notification in the reader's language; for a type of a newer release as the server sent it. */
export function notificationTitle({ type, title, itemTitle, documentType }: Notification) {
  const translated = messages.titles[type]?.({
    item: itemTitle ?? messages.yourItem,
    document: documentType ? messages.documents[documentType] : messages.yourDocument,
  })
  return translated ?? title
}

/**
 * The sender's message, or a description of the event in the reader's language; for a type of a newer release as the server
 * sent it.
 */
export function notificationText(notification: Notification) {
  const { type, message, senderPhone, rejectionReason } = notification
  if (type === 'message' || type === 'booking') return message
  const translated = messages.happened[type]?.({
    sender: senderOf(notification),
    phone: senderPhone,
    reason: rejectionReason,
  })
  return translated ?? message
}

/** The account name of the sender. Notifications without an account have the submitted name only. */
export function senderOf({ senderAccount, senderName }: Notification) {
  return senderAccount?.name ?? senderName ?? messages.guest
}
