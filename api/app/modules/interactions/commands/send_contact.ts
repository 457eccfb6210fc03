import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import type { ContactInteraction } from '@saajha/contract/contact'
import { findContactableItem } from '#modules/catalogue/public'
import { contactDetailsOf } from '#modules/identity/public'
import { bookingDates } from '#modules/interactions/booking_dates'
import { contactFields } from '#modules/interactions/contact_fields'
import { GuestContactError, MessageRequiredError, OwnItemError } from '#modules/interactions/errors'
import { limitContacts, limitGuestCalls } from '#modules/interactions/limits'
import { CONTACT_COLUMNS } from '#modules/interactions/queries/contact_columns'
import { findSentContact } from '#modules/interactions/queries/find_sent_contact'
import type { contactValidator } from '#modules/interactions/validators'
import { inTransaction } from '#shared/database/in_transaction'
import { prepared } from '#shared/database/prepared'
import { recordEvent } from '#shared/outbox/record_event'

type Input = Infer<typeof contactValidator>

/** Who contacts, null for a guest, and the network address they come from. */
type Sender = { contacterId: string | null; address: string }

/**
 * Somebody reaches the owner of an item. A guest may only call. The same key sends once, however often it is tried and
 * however close together: every try gets the first one's reply, even after the listing was taken down.
 */
export async function sendContact(
  { contacterId, address }: Sender,
  input: Input,
  idempotencyKey: string | null
): Promise<ContactInteraction> {
  const said = contactFields(input)
  if (contacterId === null && said.interactionType !== 'call') throw new GuestContactError()
  const sent = await findSentContact(db, contacterId, idempotencyKey, said)
  if (sent) return sent

  if (said.interactionType === 'message' && said.message === null) throw new MessageRequiredError()
  const dates = said.intent ? bookingDates(said.startDate, said.endDate) : null
  const [{ ownerId }, sender] = await Promise.all([
    findContactableItem(said.itemId),
    senderOf(contacterId, input),
  ])
  if (ownerId === contacterId) throw new OwnItemError()

  if (contacterId === null) await limitGuestCalls(address)

  return inTransaction(async (trx) => {
    if (contacterId) await oneAtATime(trx, contacterId)
    const [contact] = await prepared<ContactInteraction>(
      trx,
      'send_contact',
      `insert into contact_interactions (item_id, owner_id, contacter_id, interaction_type, contact_method, message,
         sender_name, sender_email, sender_phone, intent, start_date, end_date, idempotency_key)
       values (:itemId, :ownerId, :contacterId, :interactionType, :contactMethod, :message,
         :senderName, :senderEmail, :senderPhone, :intent, :startDate, :endDate, :idempotencyKey)
       on conflict do nothing
       returning ${CONTACT_COLUMNS}`,
      { ...said, ...dates, ...sender, ownerId, contacterId, idempotencyKey } as any
    )
    if (!contact) return (await findSentContact(trx, contacterId, idempotencyKey, said))!
    if (contacterId) await limitContacts(trx, contacterId, contact.itemId)
    const { id: contactId, itemId, interactionType } = contact
    const announced = { contactId, itemId, ownerId, contacterId, interactionType }
    await recordEvent(trx, 'contact.sent', itemId, announced)
    return contact
  })
}

/** Until the transaction ends the member's other contacts wait, so that many at once pass no limit. */
async function oneAtATime(trx: TransactionClientContract, contacterId: string): Promise<void> {
  const sql = 'select pg_advisory_xact_lock(hashtextextended(?, 0))'
  await prepared(trx, 'one_at_a_time', sql, [`contacts of ${contacterId}`])
}

/** How to answer: the form's name, e-mail and phone stand in for the account's where given. A guest leaves none. */
async function senderOf(contacterId: string | null, input: Input) {
  const account = contacterId ? await contactDetailsOf(contacterId) : null
  return {
    senderName: account && (input.senderName || account.fullName),
    senderEmail: account && (input.senderEmail || account.email),
    // A number that was emptied in the form is taken back; the account's own is for one that was left out.
    senderPhone: account && (input.senderPhone === undefined ? account.phone : input.senderPhone),
  }
}
