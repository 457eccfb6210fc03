import type { Notification } from '@saajha/contract/notification'
import { notifications as words } from '@/messages/notifications'

/** What happened, in the reader's language. */
export function notificationTitle({ type, itemTitle }: Notification) {
  return words.titles[type]({ item: itemTitle ?? words.yourItem })
}

/** What a person wrote, in their own words; else what they did, in the reader's language. */
export function notificationText({ type, message, senderName }: Notification) {
  if (type === 'message' || type === 'booking') return message
  return words.happened[type]({ sender: senderName ?? words.someone })
}
