import type { InteractionType } from '@saajha/contract/contact'

/** What the interactions module announces. */
export interface InteractionEvents {
  /** Somebody wrote to an owner, called, opened WhatsApp or asked for dates. What was said is read from its record. */
  'contact.sent': {
    contactId: string
    itemId: string
    ownerId: string
    contacterId: string | null
    interactionType: InteractionType
    /** What it counts in popularity, in views. */
    weight: number
    /** False for a guest's call that follows another one about the item within an hour. */
    notifiesOwner: boolean
  }
}
