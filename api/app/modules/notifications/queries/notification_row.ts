import type { Notification } from '@saajha/contract/notification'
import type { NotificationPayload } from '#modules/notifications/payload'

/** The columns of a notification that `toNotification` requires. */
export const NOTIFICATION_COLUMNS = `
  id, type, item_id as "itemId", facts as payload, is_read as "isRead", created_at as "createdAt",
  (select json_build_object('id', m.id, 'name', m.full_name, 'isVerified', m.is_verified)
   from member_profiles m where m.id = (notifications.facts ->> 'senderId')::uuid) as "senderAccount"`

export type NotificationRow = Pick<
  Notification,
  'id' | 'type' | 'itemId' | 'isRead' | 'senderAccount'
> & {
  payload: NotificationPayload
  createdAt: Date
}

/** Maps a row to the notification of the API. */
export function toNotification({ payload, createdAt, ...row }: NotificationRow): Notification {
  const { text, senderId: _, ...fields } = payload
  const sender = row.senderAccount?.name ?? payload.senderName ?? 'A guest'
  return {
    ...row,
    ...EMPTY_PAYLOAD,
    ...fields,
    // During a rollout a newer release may have added a type without texts here.
    title: TITLES[row.type]?.({ ...payload, sender }) ?? 'New notification',
    message: text ?? MESSAGES[row.type]?.({ ...payload, sender }) ?? '',
    createdAt: createdAt.toISOString(),
  }
}

const EMPTY_PAYLOAD = {
  itemTitle: null,
  itemImageUrl: null,
  senderName: null,
  senderEmail: null,
  senderPhone: null,
  startDate: null,
  endDate: null,
  total: null,
  documentType: null,
  rejectionReason: null,
}

type Template = (payload: NotificationPayload & { sender: string }) => string

const TITLES: Record<Notification['type'], Template> = {
  message: ({ itemTitle }) => `New message about ${itemTitle}`,
  booking: ({ itemTitle }) => `Booking request for ${itemTitle}`,
  whatsapp: ({ itemTitle }) => `WhatsApp enquiry about ${itemTitle}`,
  call: ({ itemTitle }) => `Call about ${itemTitle}`,
  document_verified: () => 'Your document was verified',
  document_rejected: () => 'Your document was rejected',
  item_hidden: ({ itemTitle }) => `Your listing ${itemTitle} was hidden`,
  tick_removed: () => 'Your verified tick was removed',
  item_shown: ({ itemTitle }) => `Your listing ${itemTitle} is shown again`,
}

const MESSAGES: Record<Notification['type'], Template> = {
  message: ({ sender }) => `${sender} sent you a message.`,
  booking: ({ sender }) => `${sender} wants to rent it.`,
  whatsapp: ({ sender }) => `${sender} opened a WhatsApp chat with you.`,
  call: ({ sender, senderPhone }) =>
    senderPhone ? `${sender} tapped Call. Missed it? Call back.` : `${sender} tapped Call.`,
  document_verified: () => 'You now have the verified tick.',
  document_rejected: ({ rejectionReason }) => `Reason: ${rejectionReason}`,
  item_hidden: ({ rejectionReason }) => `Only you can see it. Reason: ${rejectionReason}`,
  tick_removed: () =>
    "You changed your name. You'll get the tick back once we've checked the new one.",
  item_shown: () => 'Everyone can find it now.',
}
