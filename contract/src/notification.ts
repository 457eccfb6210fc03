import type { DocumentType } from './verification.ts'
import type { Day, Id, Moment } from './values.ts'

/** Something that happened to a member, with its facts, so that each reader's language can tell it. */
export type Notification = {
  id: Id
  /** `message` for everything a person wrote; other kinds say what happened. */
  type: 'message' | 'booking' | 'call' | 'whatsapp' | 'document_verified' | 'document_rejected'
  /** English sentences for clients without a catalogue of their own; the web words `type` and the facts itself. */
  title: string
  message: string
  isRead: boolean
  itemId: Id | null
  itemTitle: string | null
  senderName: string | null
  senderEmail: string | null
  senderPhone: string | null
  /** Calendar days of a booking request, YYYY-MM-DD. */
  startDate: Day | null
  endDate: Day | null
  /** Of a decision about an identity document. */
  documentType: DocumentType | null
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
