import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { ContactInteraction, ContactMethod, InteractionType } from '@saajha/contract/contact'
import { findContactableItem } from '#modules/catalogue/public'
import { contactDetailsOf } from '#modules/identity/public'
import { bookingDates } from '#modules/interactions/booking_dates'
import { GuestContactError, MessageRequiredError, OwnItemError } from '#modules/interactions/errors'
import { CONTACT_COLUMNS } from '#modules/interactions/queries/contact_columns'
import { findSentContact } from '#modules/interactions/queries/find_sent_contact'
import type { contactValidator } from '#modules/interactions/validators'
import { recordEvent } from '#shared/outbox/record_event'

const USUAL_METHOD: Record<InteractionType, ContactMethod> = {
  whatsapp: 'whatsapp',
  call: 'phone',
  message: 'form',
}

/** What was sent, and whether this call sent it or an earlier one with the same key did. */
export type SentContact = { contact: ContactInteraction; isRepeated: boolean }

/**
 * Somebody reaches the owner of an item. A guest may only call. The same key sends once, however often it is tried and
 * however close together.
 */
export async function sendContact(
  contacterId: string | null,
  input: Infer<typeof contactValidator>,
  idempotencyKey: string | null
): Promise<SentContact> {
  if (contacterId === null && input.interactionType !== 'call') throw new GuestContactError()
  const item = await findContactableItem(input.itemId)
  const row = { ...(await rowOf(contacterId, input)), itemId: item.id, ownerId: item.ownerId }
  if (item.ownerId === contacterId) throw new OwnItemError()

  return db.transaction(async (trx) => {
    const { rows } = await trx.rawQuery(
      `insert into contact_interactions (item_id, owner_id, contacter_id, interaction_type, contact_method, message,
         sender_name, sender_email, sender_phone, intent, start_date, end_date, idempotency_key)
       values (:itemId, :ownerId, :contacterId, :interactionType, :contactMethod, :message,
         :senderName, :senderEmail, :senderPhone, :intent, :startDate, :endDate, :idempotencyKey)
       on conflict on constraint contact_sent_once do nothing
       returning ${CONTACT_COLUMNS}`,
      { ...row, contacterId, idempotencyKey } as Record<string, string>
    )
    const contact: ContactInteraction | undefined = rows[0]
    if (!contact) {
      const sent = await findSentContact(trx, contacterId!, idempotencyKey!, row)
      return { contact: sent, isRepeated: true }
    }
    const { id: contactId, itemId, ownerId, interactionType } = contact
    await recordEvent(trx, 'contact.sent', itemId, {
      contactId,
      itemId,
      ownerId,
      contacterId,
      interactionType,
    })
    return { contact, isRepeated: false }
  })
}

/** What is written down of a contact; the form's name, e-mail and phone stand in for the account's where given. */
async function rowOf(contacterId: string | null, input: Infer<typeof contactValidator>) {
  const { interactionType, intent } = input
  const message = input.message ?? null
  if (interactionType === 'message' && message === null) throw new MessageRequiredError()
  const isBooking = interactionType === 'message' && intent === 'booking'
  const dates = isBooking ? bookingDates(input.startDate, input.endDate) : null
  const account = contacterId ? await contactDetailsOf(contacterId) : null
  return {
    interactionType,
    contactMethod: input.contactMethod ?? USUAL_METHOD[interactionType],
    message: interactionType === 'message' ? message : null,
    senderName: account && (input.senderName ?? account.fullName),
    senderEmail: account && (input.senderEmail ?? account.email),
    senderPhone: account && (input.senderPhone ?? account.phone),
    intent: isBooking ? intent : null,
    startDate: dates?.startDate ?? null,
    endDate: dates?.endDate ?? null,
  }
}
