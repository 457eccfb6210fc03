import type { BookingReason } from './booking.ts'
import type { SenderAccount } from './contact.ts'
import type { ReportDecision } from './moderation.ts'
import type { NotificationType } from './notification_types.ts'
import type { DocumentType } from './verification.ts'
import type { Day, Id, Moment, Money } from './values.ts'

/** A notification of a member. */
export type Notification = {
  id: Id
  /**
   * The kind of the contact interaction, or the step or decision that the member is notified of. A newer release may send
   * other types.
   */
  type: NotificationType
  /** In the reader's language: by `Accept-Language` in a response, by the member's preferences in a push. */
  title: string
  message: string
  isRead: boolean
  itemId: Id | null
  itemTitle: string | null
  /** The item's first picture at the time of the event. */
  itemImageUrl: string | null
  /** The name in the form, else the name of the account; null for a guest without one. */
  senderName: string | null
  senderEmail: string | null
  senderPhone: string | null
  /** The sender's account; null for a guest. */
  senderAccount: SenderAccount | null
  /** Calendar days of a booking, YYYY-MM-DD. */
  startDate: Day | null
  endDate: Day | null
  /** The total of a booking, until it is accepted the total of the request; null for a price to be agreed on. */
  total: Money | null
  /**
   * When the time to answer ends: set in the reminder of a request, with proposed days, for a report of the other member that a
   * rental did not take place, and for a review that is waiting or wanted, when the window to review ends.
   */
  answerBy: Moment | null
  /** The booking that it is about. Nodes of the previous release omit it, and set none for what they added. */
  bookingId?: Id | null
  /** Why a booking was declined or cancelled. */
  bookingReason: BookingReason | null
  /** Set for decisions on a verification document. */
  documentType: DocumentType | null
  /** The reason for a rejected document, a hidden listing, message, picture, review or answer, or a warning. */
  rejectionReason: string | null
  /** The report that was decided or waits for a decision. Nodes of the previous release omit both. */
  reportTicket?: string | null
  reportDecision?: ReportDecision | null
  /** The conversation that it is about; null for a contact before the first message. */
  conversationId: Id | null
  createdAt: Moment
}

/** `GET /api/notifications/unread-count`. Clients keep the response with the highest version. */
export type UnreadCount = { count: number; version: number }
