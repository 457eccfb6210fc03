import type { Infer } from '@vinejs/vine/types'
import type { RequestedRental } from '@saajha/contract/quote'
import type { ContactInteraction, ContactMethod, InteractionType } from '@saajha/contract/contact'
import type { contactValidator } from '#modules/interactions/validators'

const DEFAULT_METHOD: Record<InteractionType, ContactMethod> = {
  whatsapp: 'whatsapp',
  call: 'phone',
  message: 'form',
}

/** The content of a contact, and of the booking that it requests. */
export type ContactFields = Pick<
  ContactInteraction,
  'itemId' | 'interactionType' | 'contactMethod' | 'message' | 'intent' | 'startDate' | 'endDate'
> &
  Pick<RequestedRental, 'units' | 'collectAt' | 'returnAt'>

/** Drops the text of contacts that are no messages, and days, pieces and times of those that are no booking requests. */
export function contactFields(input: Infer<typeof contactValidator>): ContactFields {
  const { itemId, interactionType } = input
  const isMessage = interactionType === 'message'
  const isBooking = isMessage && input.intent === 'booking'
  return {
    itemId: itemId.toLowerCase(),
    interactionType,
    contactMethod: input.contactMethod ?? DEFAULT_METHOD[interactionType],
    message: (isMessage && input.message) || null,
    intent: isBooking ? 'booking' : null,
    startDate: (isBooking && input.startDate) || null,
    endDate: (isBooking && input.endDate) || null,
    units: (isBooking && input.units) || 1,
    collectAt: (isBooking && input.collectAt) || null,
    returnAt: (isBooking && input.returnAt) || null,
  }
}
