import type { Infer } from '@vinejs/vine/types'
import type { ContactInteraction, ContactMethod, InteractionType } from '@saajha/contract/contact'
import type { contactValidator } from '#modules/interactions/validators'

const USUAL_METHOD: Record<InteractionType, ContactMethod> = {
  whatsapp: 'whatsapp',
  call: 'phone',
  message: 'form',
}

/** What a contact says, as it is kept. */
export type ContactFields = Pick<
  ContactInteraction,
  'itemId' | 'interactionType' | 'contactMethod' | 'message' | 'intent' | 'startDate' | 'endDate'
>

/** Keeps words to messages and dates to bookings, whatever else was sent along. */
export function contactFields(input: Infer<typeof contactValidator>): ContactFields {
  const { itemId, interactionType } = input
  const isMessage = interactionType === 'message'
  const isBooking = isMessage && input.intent === 'booking'
  return {
    itemId: itemId.toLowerCase(),
    interactionType,
    contactMethod: input.contactMethod ?? USUAL_METHOD[interactionType],
    message: (isMessage && input.message) || null,
    intent: isBooking ? 'booking' : null,
    startDate: (isBooking && input.startDate) || null,
    endDate: (isBooking && input.endDate) || null,
  }
}
