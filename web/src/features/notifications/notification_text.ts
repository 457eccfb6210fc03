import type { Notification } from '@saajha/contract/notification'
import { notifications as messages } from '@/messages/notifications'

/** Title of a notification in the reader's language. */
export function notificationTitle({ type, itemTitle, documentType }: Notification) {
  return messages.titles[type]({
    item: itemTitle ?? messages.yourItem,
    document: documentType ? messages.documents[documentType] : messages.yourDocument,
  })
}

/** The sender's message, or a description of the event in the reader's language. */
export function notificationText(notification: Notification) {
  const { type, message, senderPhone, rejectionReason } = notification
  if (type === 'message' || type === 'booking') return message
  return messages.happened[type]({
    sender: senderOf(notification),
    phone: senderPhone,
    reason: rejectionReason,
  })
}

/** The account name of the sender. Notifications without an account have the submitted name only. */
export function senderOf({ senderAccount, senderName }: Notification) {
  return senderAccount?.name ?? senderName ?? messages.guest
}
