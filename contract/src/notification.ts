import type { SenderAccount } from './contact.ts'
import type { DocumentType } from './verification.ts'
import type { Day, Id, Moment } from './values.ts'

/** Something that happened to a member, with its facts, so that each reader's language can tell it. */
export type Notification = {
  id: Id
  /** `message` for everything a person wrote; other kinds say what happened. */
  type:
    | 'message'
    | 'booking'
    | 'call'
    | 'whatsapp'
    | 'document_verified'
    | 'document_rejected'
    | 'item_hidden'
    | 'item_shown'
    | 'tick_removed'
  /** English sentences for clients without a catalogue of their own; the web words `type` and the facts itself. */
  title: string
  message: string
  isRead: boolean
  itemId: Id | null
  itemTitle: string | null
  /** The name in the form; the account's own where it was left out. Null for a guest. */
  senderName: string | null
  senderEmail: string | null
  senderPhone: string | null
  /** Who the sender is, beside the name they wrote under. Null for a guest. */
  senderAccount: SenderAccount | null
  /** Calendar days of a booking request, YYYY-MM-DD. */
  startDate: Day | null
  endDate: Day | null
  /** Of a decision about an identity document. */
  documentType: DocumentType | null
  /** Why a document was rejected, or a listing hidden. */
  rejectionReason: string | null
  createdAt: Moment
}

/** `GET /api/notifications/unread-count`. A client keeps the reply with the highest version. */
export type UnreadCount = { count: number; version: number }

/** What the server pushes over Socket.io; clients send nothing. */
export type LiveEvents = {
  'unread-count': (unread: UnreadCount) => void
  'notification': (notification: Notification) => void
}
