import type { Day, Id, Moment, TimeOfDay } from './values.ts'

export const INTERACTION_TYPES = ['whatsapp', 'call', 'message'] as const
export type InteractionType = (typeof INTERACTION_TYPES)[number]

export const CONTACT_METHODS = ['whatsapp', 'phone', 'form'] as const
export type ContactMethod = (typeof CONTACT_METHODS)[number]

/** The body of `POST /api/contact-interactions`. An `Idempotency-Key` header makes a retry safe. */
export type ContactBody = {
  itemId: string
  /** The item's owner and the signed-in member. The server ignores both and uses the item and the session. */
  ownerId?: string
  contacterId?: string
  interactionType: InteractionType
  contactMethod: ContactMethod
  /** Required for messages. */
  message?: string
  senderName?: string
  senderEmail?: string
  /** Defaults to the phone of the account; null shares none. */
  senderPhone?: string | null
  intent?: 'booking'
  /** Calendar days in Asia/Kolkata, YYYY-MM-DD; both are required for a booking. */
  startDate?: string
  endDate?: string
  /** Of a booking: the number of identical pieces, 1 by default, and when they are collected and returned. */
  units?: number
  collectAt?: TimeOfDay
  returnAt?: TimeOfDay
}

/** How the owner reaches the sender of a contact, as the sender gave it. */
export type SenderDetails = {
  senderName: string | null
  senderEmail: string | null
  senderPhone: string | null
}

/** The current account of a contact's sender; its name may differ from the one in the form. */
export type SenderAccount = { id: Id; name: string; isVerified: boolean }

/** The response to a `ContactBody`. */
export type ContactInteraction = {
  id: Id
  itemId: Id
  ownerId: Id
  contacterId: Id | null
  /** The name in the form, else the name of the account; null for a guest without one. */
  senderName: string | null
  senderAccount: SenderAccount | null
  interactionType: InteractionType
  contactMethod: ContactMethod
  message: string | null
  intent: 'booking' | null
  startDate: Day | null
  endDate: Day | null
  /** The conversation of the sender with the owner; null for a guest, and for a call or WhatsApp enquiry before the first message. */
  conversationId: Id | null
  /** The booking that a booking request opened; null for other contacts, and those of nodes of the previous release. */
  bookingId?: Id | null
  createdAt: Moment
}

/**
 * The caller's latest message or booking request about an item, without its text; null before the first. Nodes of the previous
 * release omit the sender's details: `GET /api/contact-interactions/latest/{itemId}`.
 */
export type LatestContact = {
  contact:
    | (Pick<ContactInteraction, 'intent' | 'startDate' | 'endDate' | 'createdAt'> &
        Partial<SenderDetails>)
    | null
}

/** Number of contact interactions of an item by type: `GET /api/contact-interactions/counts/{itemId}`. */
export type ContactCounts = { whatsapp: number; call: number; message: number; total: number }
