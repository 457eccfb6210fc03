import type { Notification } from '@saajha/contract/notification'

/** The data of a notification (column `facts`), from which its texts are rendered at the read. */
export type NotificationPayload = Partial<
  Pick<
    Notification,
    | 'itemTitle'
    | 'itemImageUrl'
    | 'senderName'
    | 'senderEmail'
    | 'senderPhone'
    | 'startDate'
    | 'endDate'
    | 'total'
    | 'answerBy'
    | 'bookingId'
    | 'bookingReason'
    | 'documentType'
    | 'rejectionReason'
    | 'reportTicket'
    | 'reportDecision'
  >
> & {
  /** The account of the sender. */
  senderId?: string | null
  /** The message that the sender wrote. */
  text?: string | null
  /** Whether its reader rents the booking; absent for the owner. */
  isRenter?: boolean
  /** Whether its push and e-mail are sent in quiet hours too. */
  isUrgent?: true
}
