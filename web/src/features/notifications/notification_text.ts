import type { Notification } from '@saajha/contract/notification'
import { notifications as words } from '@/messages/notifications'

/** What happened, in the reader's language. */
export function notificationTitle({ type, itemTitle, documentType }: Notification) {
  return words.titles[type]({
    item: itemTitle ?? words.yourItem,
    document: documentType ? words.documents[documentType] : words.yourDocument,
  })
}

/** What a person wrote, in their own words; else what was done, in the reader's language. */
export function notificationText(notification: Notification) {
  const { type, message, rejectionReason } = notification
  if (type === 'message' || type === 'booking') return message
  return words.happened[type]({ sender: senderOf(notification), reason: rejectionReason })
}

/** The sender by the name of their account. Notifications of before accounts were told have the form's name alone. */
export function senderOf({ senderAccount, senderName }: Notification) {
  return senderAccount?.name ?? senderName ?? words.guest
}
