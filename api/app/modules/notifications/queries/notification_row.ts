import type { Language } from '@saajha/contract/language'
import type { Notification } from '@saajha/contract/notification'
import { notificationTexts } from '#modules/notifications/rules/notification_texts'
import type { NotificationPayload } from '#modules/notifications/rules/payload'

/** The columns of a notification that `toNotification` requires. */
export const NOTIFICATION_COLUMNS = `
  id, type, item_id as "itemId", conversation_id as "conversationId", facts as payload, is_read as "isRead", created_at as "createdAt",
  (select json_build_object('id', m.id, 'name', m.full_name, 'isVerified', m.is_verified)
   from member_profiles m where m.id = (notifications.facts ->> 'senderId')::uuid) as "senderAccount"`

export type NotificationRow = Pick<
  Notification,
  'id' | 'type' | 'itemId' | 'conversationId' | 'isRead' | 'senderAccount'
> & {
  payload: NotificationPayload
  createdAt: Date
}

/** Maps a row to the notification of the API, with its texts in a language. */
export function toNotification(
  { payload, createdAt, ...row }: NotificationRow,
  language: Language
): Notification {
  const { text, senderId: _, isUrgent: __, isRenter: ___, ...fields } = payload
  const sender = row.senderAccount?.name
  const { title, message } = notificationTexts(row.type, { ...payload, sender }, language)
  return {
    ...row,
    ...EMPTY_PAYLOAD,
    ...fields,
    title,
    message: text ?? message,
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
  answerBy: null,
  bookingId: null,
  bookingReason: null,
  documentType: null,
  rejectionReason: null,
  reportTicket: null,
  reportDecision: null,
}
