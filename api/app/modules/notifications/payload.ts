import type { Notification } from '@saajha/contract/notification'

/** What a notification tells, without the words: each reader's language has its own. */
export type NotificationPayload = Partial<
  Pick<
    Notification,
    | 'itemTitle'
    | 'senderName'
    | 'senderEmail'
    | 'senderPhone'
    | 'startDate'
    | 'endDate'
    | 'documentType'
    | 'rejectionReason'
  >
> & {
  /** The account of a person who made contact. */
  senderId?: string | null
  /** What a person wrote. */
  text?: string | null
}
