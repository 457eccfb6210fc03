import type { ContactBody } from '@saajha/contract/contact'
import { normalizeEmail } from '@saajha/contract/email'
import { normalizePhone } from '@saajha/contract/phone'
import type { RequestedDays } from '@/features/bookings/public'

/** The field values of the contact form. */
export type ContactFields = { name: string; email: string; phone: string; message: string }

/** The item, its owner and the signed-in member of a contact interaction. */
type ContactParties = Required<Pick<ContactBody, 'itemId' | 'ownerId' | 'contacterId'>>

/** Request body of the form: a message, or a booking request if days are given. */
export function contactBody(
  { name, email, phone, message }: ContactFields,
  parties: ContactParties,
  days: RequestedDays | null
): ContactBody {
  return {
    ...parties,
    interactionType: 'message',
    contactMethod: 'form',
    message: message.trim(),
    senderName: name.trim(),
    senderEmail: normalizeEmail(email),
    senderPhone: normalizePhone(phone) || null,
    ...(days && {
      intent: 'booking',
      startDate: days.startDate,
      endDate: days.endDate,
      ...(days.units > 1 && { units: days.units }),
      ...(days.collectAt && { collectAt: days.collectAt }),
      ...(days.returnAt && { returnAt: days.returnAt }),
    }),
  }
}
