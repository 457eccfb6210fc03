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
