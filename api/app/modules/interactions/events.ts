import type { InteractionType } from '@saajha/contract/contact'
import type { Money } from '@saajha/contract/values'

/** The events of the interactions module. */
export interface InteractionEvents {
  /** A user contacted an owner by message, booking request, call or WhatsApp. The text is in the contact's row. */
  'contact.sent': {
    contactId: string
    itemId: string
    ownerId: string
    contacterId: string | null
    interactionType: InteractionType
    /** The contact's popularity score; one view scores 1. */
    weight: number
    /** False for a guest's call within an hour of the last guest's call about the item that notified. */
    notifiesOwner: boolean
    /** The estimate of a booking request in rupees, with two digits, at the item's price when it was sent. */
    total: Money | null
  }
  /** A member wrote in a conversation. A contact that is the first message has `contact.sent` alone. */
  'message.sent': {
    conversationId: string
    no: number
    itemId: string
    authorId: string
    recipientId: string
  }
}
