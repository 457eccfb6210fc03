import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import type { ContactInteraction } from '@saajha/contract/contact'
import { hasTimesInOrder } from '@saajha/contract/quote'
import { openBooking } from '#modules/bookings/public'
import { findContactableItem } from '#modules/catalogue/public'
import { contactDetailsOf } from '#modules/identity/public'
import { appendContact } from '#modules/interactions/steps/append_contact'
import { assertReachable } from '#modules/interactions/rules/assert_reachable'
import { bookingDates } from '#modules/interactions/rules/booking_dates'
import { contactFields, type ContactFields } from '#modules/interactions/rules/contact_fields'
import {
  GuestContactError,
  MessageRequiredError,
  OwnItemError,
  ReturnTimeError,
} from '#modules/interactions/errors'
import {
  guestKey,
  limitGuestCallsOfItem,
  networkOfGuest,
  type Guest,
} from '#modules/interactions/rules/guest_calls'
import { insertContact, type NewContact } from '#modules/interactions/steps/insert_contact'
import { limitContacts, limitGuestCalls } from '#modules/interactions/limits'
import { findSentContact } from '#modules/interactions/queries/find_sent_contact'
import type { contactValidator } from '#modules/interactions/validators'
import { inTransaction } from '#shared/database/in_transaction'
import { sql } from '#shared/database/sql'
import { recordEvent } from '#shared/outbox/record_event'

type Input = Infer<typeof contactValidator>

/** A member by id; with a null id, the guest. */
type Sender = { contacterId: string | null; guest: Guest }

type Dates = ReturnType<typeof bookingDates>

/**
 * Sends a contact to the owner of an item; guests may only call. Requests with the same Idempotency-Key send once, also
 * concurrently: retries return the first contact, even after the listing was deleted. A member's contact becomes a message of
 * their conversation with the owner, and a booking request opens its booking. Throws `GuestContactError`,
 * `MessageRequiredError`, an error of `bookingDates`, `ReturnTimeError`, `UnknownItemError`, `OwnItemError`, `UnreachableMemberError`,
 * `BlockedRecipientError`, `ReusedKeyError`, `RateLimitError` or, for a booking request, an error of `openBooking`.
 */
export async function sendContact(
  { contacterId, guest }: Sender,
  input: Input,
  key: string | null
): Promise<ContactInteraction> {
  const fields = contactFields(input)
  if (contacterId === null && fields.interactionType !== 'call') throw new GuestContactError()
  const idempotencyKey = key && (contacterId ? key : guestKey(guest, fields.itemId, key))
  const sent = await findSentContact(db, contacterId, idempotencyKey, fields)
  if (sent) return sent

  const dates = datesOf(fields)
  const [{ ownerId }, sender] = await Promise.all([
    findContactableItem(fields.itemId),
    senderOf(contacterId, input),
  ])
  await assertMayContact({ contacterId, guest }, ownerId)
  const guestNetwork = contacterId ? null : networkOfGuest(guest)
  const members = { ...sender, guestNetwork, ownerId, contacterId }
  const contact = { ...fields, ...dates, ...members, idempotencyKey }

  return inTransaction(async (trx) => {
    await lockContacts(
      trx,
      contacterId ? `contacts of ${contacterId}` : `guests of ${fields.itemId}`
    )
    const written = await writeContact(trx, contact, dates)
    return written ?? (await findSentContact(trx, contacterId, idempotencyKey, fields))!
  })
}

/** The days of a booking request; null for another contact. Throws what is wrong with the days, the times or the message. */
function datesOf(fields: ContactFields): Dates | null {
  if (fields.interactionType === 'message' && fields.message === null)
    throw new MessageRequiredError()
  const dates = fields.intent ? bookingDates(fields.startDate, fields.endDate) : null
  if (dates && !hasTimesInOrder({ ...fields, ...dates })) throw new ReturnTimeError()
  return dates
}

async function assertMayContact({ contacterId, guest }: Sender, ownerId: string): Promise<void> {
  const isOwner = contacterId ? contacterId === ownerId : guest.accounts.includes(ownerId)
  if (isOwner) throw new OwnItemError()
  if (contacterId) await assertReachable(db, contacterId, ownerId)
  else await limitGuestCalls(guest.ip)
}

/** Writes a contact with its booking, its event and its message. Returns null if a concurrent request has written it. */
async function writeContact(
  trx: TransactionClientContract,
  newContact: NewContact,
  dates: Dates | null
): Promise<ContactInteraction | null> {
  const written = await insertContact(trx, newContact)
  if (!written) return null
  const { weight, notifiesOwner, ...contact } = written
  const { id: contactId, itemId, interactionType } = contact
  const { ownerId, contacterId, guestNetwork } = newContact
  // A retry has returned above, even if the item is unavailable by now.
  const booking =
    dates && contacterId
      ? await openBooking(trx, { ...newContact, ...dates, id: contactId, renterId: contacterId })
      : null
  if (contacterId) await limitContacts(trx, contacterId, contact)
  if (guestNetwork) await limitGuestCallsOfItem(trx, itemId, guestNetwork)
  const ids = { contactId, itemId, ownerId, contacterId }
  const total = booking && booking.quotedTotal
  await recordEvent(trx, 'contact.sent', itemId, {
    ...ids,
    interactionType,
    weight,
    notifiesOwner,
    total,
  })
  const message = await appendContact(trx, contact, { priceUnit: booking?.priceUnit })
  return {
    ...contact,
    conversationId: message?.conversationId ?? null,
    bookingId: booking && contactId,
  }
}

/** Serializes the contacts of a member, or of guests about an item, until the transaction ends. */
async function lockContacts(trx: TransactionClientContract, lock: string): Promise<void> {
  const text = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'
  await sql(trx, text, [lock], { prepare: true })
}

/** The sender's contact details: those of the form, else those of the account. A guest has none. */
async function senderOf(contacterId: string | null, input: Input) {
  const account = contacterId ? await contactDetailsOf(contacterId) : null
  return {
    senderName: account && (input.senderName || account.fullName),
    senderEmail: account && (input.senderEmail || account.email),
    // An empty phone field means no number; only a missing field falls back to the account's.
    senderPhone:
      account && (input.senderPhone === undefined ? account.phone : (input.senderPhone ?? null)),
  }
}
