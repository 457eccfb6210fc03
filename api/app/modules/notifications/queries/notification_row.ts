import type { Notification } from '@saajha/contract/notification'
import type { NotificationFacts } from '#modules/notifications/facts'

/** The columns of a notification, as `toNotification` takes them. */
export const NOTIFICATION_COLUMNS = `
  id, type, item_id as "itemId", facts, is_read as "isRead", created_at as "createdAt"`

export type NotificationRow = Pick<Notification, 'id' | 'type' | 'itemId' | 'isRead'> & {
  facts: NotificationFacts
  createdAt: Date
}

/** A notification as its reader gets it. */
export function toNotification({ facts, createdAt, ...row }: NotificationRow): Notification {
  const { text, ...shown } = facts
  return {
    ...row,
    ...NOTHING_TOLD,
    ...shown,
    title: TITLES[row.type](facts),
    message: text ?? MESSAGES[row.type](facts),
    createdAt: createdAt.toISOString(),
  }
}

const NOTHING_TOLD = {
  itemTitle: null,
  senderName: null,
  senderEmail: null,
  senderPhone: null,
  startDate: null,
  endDate: null,
  documentType: null,
  rejectionReason: null,
}

type Sentence = (facts: NotificationFacts) => string

const TITLES: Record<Notification['type'], Sentence> = {
  message: ({ itemTitle }) => `New message about ${itemTitle}`,
  booking: ({ itemTitle }) => `Booking request for ${itemTitle}`,
  whatsapp: ({ itemTitle }) => `WhatsApp enquiry about ${itemTitle}`,
  call: ({ itemTitle }) => `Call about ${itemTitle}`,
  document_verified: () => 'Your document was verified',
  document_rejected: () => 'Your document was rejected',
}

const MESSAGES: Record<Notification['type'], Sentence> = {
  message: ({ senderName }) => `${senderName} wrote to you.`,
  booking: ({ senderName }) => `${senderName} asks to rent it.`,
  whatsapp: ({ senderName }) => `${senderName} opened WhatsApp to reach you.`,
  call: ({ senderName }) => `${senderName ?? 'Somebody'} opened your phone number to call you.`,
  document_verified: () => 'You now have the verified tick.',
  document_rejected: ({ rejectionReason }) => `Reason: ${rejectionReason}`,
}
