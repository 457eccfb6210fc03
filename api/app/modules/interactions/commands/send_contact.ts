import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import type { ContactInteraction } from '@saajha/contract/contact'
import { findContactableItem } from '#modules/catalogue/public'
import { contactDetailsOf } from '#modules/identity/public'
import { bookingDates } from '#modules/interactions/booking_dates'
import { contactFields } from '#modules/interactions/contact_fields'
import { GuestContactError, MessageRequiredError, OwnItemError } from '#modules/interactions/errors'
import {
  guestKey,
  limitGuestCallsOfItem,
  networkOfGuest,
  type Guest,
} from '#modules/interactions/guest_calls'
import { insertContact } from '#modules/interactions/insert_contact'
import { limitContacts, limitGuestCalls } from '#modules/interactions/limits'
import { findSentContact } from '#modules/interactions/queries/find_sent_contact'
import type { contactValidator } from '#modules/interactions/validators'
import { inTransaction } from '#shared/database/in_transaction'
import { prepared } from '#shared/database/prepared'
import { recordEvent } from '#shared/outbox/record_event'

type Input = Infer<typeof contactValidator>

/** A member by id or, where that is null, a guest by what is known of them. */
type Sender = { contacterId: string | null; guest: Guest }

/**
 * Somebody reaches the owner of an item. A guest may only call. The same key sends once, however often it is tried and
 * however close together: every try gets the first one's reply, even after the listing was taken down.
 */
export async function sendContact(
  { contacterId, guest }: Sender,
  input: Input,
  key: string | null
): Promise<ContactInteraction> {
  const said = contactFields(input)
  if (contacterId === null && said.interactionType !== 'call') throw new GuestContactError()
  const idempotencyKey = key && (contacterId ? key : guestKey(guest, said.itemId, key))
  const sent = await findSentContact(db, contacterId, idempotencyKey, said)
  if (sent) return sent

  if (said.interactionType === 'message' && said.message === null) throw new MessageRequiredError()
  const dates = said.intent ? bookingDates(said.startDate, said.endDate) : null
  const [{ ownerId }, sender] = await Promise.all([
    findContactableItem(said.itemId),
    senderOf(contacterId, input),
  ])
  const isOwner = contacterId ? contacterId === ownerId : guest.accounts.includes(ownerId)
  if (isOwner) throw new OwnItemError()

  if (contacterId === null) await limitGuestCalls(guest.ip)
  const guestNetwork = contacterId ? null : networkOfGuest(guest)

  return inTransaction(async (trx) => {
    await oneAtATime(trx, contacterId ? `contacts of ${contacterId}` : `guests of ${said.itemId}`)
    const written = await insertContact(trx, {
      ...said,
      ...dates,
      ...sender,
      guestNetwork,
      ownerId,
      contacterId,
      idempotencyKey,
    })
    if (!written) return (await findSentContact(trx, contacterId, idempotencyKey, said))!
    const { weight, notifiesOwner, ...contact } = written
    const { id: contactId, itemId, interactionType } = contact
    if (contacterId) await limitContacts(trx, contacterId, contact)
    if (guestNetwork) await limitGuestCallsOfItem(trx, itemId, guestNetwork)
    const facts = {
      contactId,
      itemId,
      ownerId,
      contacterId,
      interactionType,
      weight,
      notifiesOwner,
    }
    await recordEvent(trx, 'contact.sent', itemId, facts)
    return contact
  })
}

/** Until the transaction ends, the other contacts of the member, or of guests about the item, wait for this one. */
async function oneAtATime(trx: TransactionClientContract, lock: string): Promise<void> {
  const sql = 'select pg_advisory_xact_lock(hashtextextended(?, 0))'
  await prepared(trx, 'one_at_a_time', sql, [lock])
}

/** How to answer: the form's name, e-mail and phone stand in for the account's where given. A guest leaves none. */
async function senderOf(contacterId: string | null, input: Input) {
  const account = contacterId ? await contactDetailsOf(contacterId) : null
  return {
    senderName: account && (input.senderName || account.fullName),
    senderEmail: account && (input.senderEmail || account.email),
    // A number that was emptied in the form is taken back; the account's own is for one that was left out.
    senderPhone:
      account && (input.senderPhone === undefined ? account.phone : (input.senderPhone ?? null)),
  }
}
