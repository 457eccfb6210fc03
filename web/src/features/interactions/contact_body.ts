import type { ContactBody } from '@saajha/contract/contact'
import type { AskedDays } from '@/features/interactions/asked_days'

/** What the contact form holds, as its fields do. */
export type ContactFields = { name: string; email: string; phone: string; message: string }

/** The form as the API takes it: a message, or a booking request when days are asked for. */
export function contactBody(
  { name, email, phone, message }: ContactFields,
  itemId: string,
  days: AskedDays | null
): ContactBody {
  return {
    itemId,
    interactionType: 'message',
    contactMethod: 'form',
    message: message.trim(),
    senderName: name.trim(),
    senderEmail: email.trim(),
    senderPhone: phone.trim() || null,
    ...(days && { intent: 'booking', startDate: days.startDate, endDate: days.endDate }),
  }
}
