import type { BookingReason } from './booking.ts'
import type { SenderAccount } from './contact.ts'
import type { DocumentType } from './verification.ts'
import type { Day, Id, Moment, Money } from './values.ts'

/** A notification of a member, with the payload from which clients build a text in the reader's language. */
export type Notification = {
  id: Id
  /**
   * The kind of the contact interaction, or the decision that the member is notified of. A newer release may send other
   * types: clients show those by `title` and `message`.
   */
  type:
    | 'message'
    | 'booking'
    | 'reply'
    | 'call'
    | 'whatsapp'
    | 'booking_waiting'
    | 'booking_accepted'
    | 'booking_declined'
    | 'booking_expired'
    | 'booking_withdrawn'
    | 'booking_cancelled'
    | 'booking_days_freed'
    | 'booking_tomorrow'
    | 'booking_completed'
    | 'booking_no_show'
    | 'booking_contested'
    | 'booking_change'
    | 'booking_changed'
    | 'booking_change_declined'
    | 'booking_change_withdrawn'
    | 'document_verified'
    | 'document_rejected'
    | 'item_hidden'
    | 'item_shown'
    | 'tick_removed'
  /** English text for clients without messages of their own; the web builds its text from `type` and the payload. */
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
  /** The total of a booking: that of the request until it is accepted; null for a price to be agreed on. */
  total: Money | null
  /** By when the reader has to answer: set in the reminder of a request, with proposed days, and if the other one says that a rental did not take place. */
  answerBy: Moment | null
  /** Why a booking was declined or cancelled. */
  bookingReason: BookingReason | null
  /** Set for decisions on a verification document. */
  documentType: DocumentType | null
  /** The reason for a rejected document or a hidden listing. */
  rejectionReason: string | null
  /** The conversation that it is about; null for a contact before the first message. */
  conversationId: Id | null
  createdAt: Moment
}

/** `GET /api/notifications/unread-count`. Clients keep the response with the highest version. */
export type UnreadCount = { count: number; version: number }
