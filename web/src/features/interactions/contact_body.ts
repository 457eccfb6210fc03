import type { ContactBody } from '@saajha/contract/contact'
import type { AskedDays } from '@/features/interactions/asked_days'

/** What the contact form holds, as its fields do. */
export type ContactFields = { name: string; email: string; phone: string; message: string }

/** Whom a contact is about: the item, its owner and the signed-in member. */
export type ContactParties = Required<Pick<ContactBody, 'itemId' | 'ownerId' | 'contacterId'>>

/** The form as the API takes it: a message, or a booking request when days are asked for. */
export function contactBody(
  { name, email, phone, message }: ContactFields,
  parties: ContactParties,
  days: AskedDays | null
): ContactBody {
  return {
    ...parties,
    interactionType: 'message',
    contactMethod: 'form',
    message: message.trim(),
    senderName: name.trim(),
    senderEmail: email.trim(),
    senderPhone: phone.trim() || null,
    ...(days && { intent: 'booking', startDate: days.startDate, endDate: days.endDate }),
  }
}
