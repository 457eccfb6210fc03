import type { Notification } from '@saajha/contract/notification'
import { notifications as words } from '@/messages/notifications'

/** Title of a notification in the reader's language. */
export function notificationTitle({ type, itemTitle, documentType }: Notification) {
  return words.titles[type]({
    item: itemTitle ?? words.yourItem,
    document: documentType ? words.documents[documentType] : words.yourDocument,
  })
}

/** The sender's message, or a description of the event in the reader's language. */
export function notificationText(notification: Notification) {
  const { type, message, rejectionReason } = notification
  if (type === 'message' || type === 'booking') return message
  return words.happened[type]({ sender: senderOf(notification), reason: rejectionReason })
}

/** The account name of the sender. Notifications without an account have the submitted name only. */
export function senderOf({ senderAccount, senderName }: Notification) {
  return senderAccount?.name ?? senderName ?? words.guest
}
