import type { Day, Id, Moment } from './values.ts'

export const INTERACTION_TYPES = ['whatsapp', 'call', 'message'] as const
export type InteractionType = (typeof INTERACTION_TYPES)[number]

export const CONTACT_METHODS = ['whatsapp', 'phone', 'form'] as const
export type ContactMethod = (typeof CONTACT_METHODS)[number]

/** The body of `POST /api/contact-interactions`. Send an `Idempotency-Key` header, so that a retry is safe. */
export type ContactBody = {
  itemId: string
  /** The item's owner and the signed-in member. The server goes by its own knowledge, whatever is sent. */
  ownerId?: string
  contacterId?: string
  interactionType: InteractionType
  contactMethod: ContactMethod
  /** Required for messages. */
  message?: string
  senderName?: string
  senderEmail?: string
  /** Left out, the account's own is told; null, none is. */
  senderPhone?: string | null
  intent?: 'booking'
  /** Calendar days in Asia/Kolkata, YYYY-MM-DD; both are required for a booking. */
  startDate?: string
  endDate?: string
}

/** The account behind a contact, as it is now, whatever name its form was given. */
export type SenderAccount = { id: Id; name: string; isVerified: boolean }

/** The reply to a `ContactBody`. */
export type ContactInteraction = {
  id: Id
  itemId: Id
  ownerId: Id
  contacterId: Id | null
  /** The name in the form; the account's own where it was left out. Null for a guest. */
  senderName: string | null
  senderAccount: SenderAccount | null
  interactionType: InteractionType
  contactMethod: ContactMethod
  message: string | null
  intent: 'booking' | null
  startDate: Day | null
  endDate: Day | null
  createdAt: Moment
}

/** How often an item's owner was reached: `GET /api/contact-interactions/counts/{itemId}`. */
export type ContactCounts = { whatsapp: number; call: number; message: number; total: number }
