import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ContactInteraction } from '@saajha/contract/contact'
import type { ContactFields } from '#modules/interactions/contact_fields'
import { CONTACT_COLUMNS } from '#modules/interactions/queries/contact_columns'
import { prepared } from '#shared/database/prepared'

/** The columns of a new contact. */
export type NewContact = ContactFields & {
  ownerId: string
  contacterId: string | null
  senderName: string | null
  senderEmail: string | null
  senderPhone: string | null
  idempotencyKey: string | null
  /** The hash of a guest's network; null for a member. */
  guestNetwork: string | null
}

/** A stored contact, with its popularity weight and whether it notifies the owner, both computed on insert. */
export type WrittenContact = ContactInteraction & { weight: number; notifiesOwner: boolean }

/** A member's first contact about an item on a day in India weighs as much as ten views, a guest's call as one. */
const WEIGHT = `
  case
    when :contacterId::uuid is null then 1
    when exists (
      select from contact_interactions
      where contacter_id = :contacterId and item_id = :itemId and created_at > now() - interval '24 hours'
        and (created_at at time zone 'Asia/Kolkata')::date = (now() at time zone 'Asia/Kolkata')::date
    ) then 0
    else 10
  end`

/** Guests' calls about an item notify its owner at most once an hour. */
const NOTIFIES_OWNER = `
  :contacterId::uuid is not null or not exists (
    select from contact_interactions
    where item_id = :itemId and contacter_id is null and notifies_owner and created_at > now() - interval '1 hour'
  )`

/** Inserts a contact. Undefined when its Idempotency-Key was used before. */
export async function insertContact(
  trx: TransactionClientContract,
  contact: NewContact
): Promise<WrittenContact | undefined> {
  const [written] = await prepared<WrittenContact>(
    trx,
    'insert_contact',
    `insert into contact_interactions (item_id, owner_id, contacter_id, interaction_type, contact_method, message,
       sender_name, sender_email, sender_phone, intent, start_date, end_date, idempotency_key,
       guest_network, weight, notifies_owner)
     values (:itemId, :ownerId, :contacterId, :interactionType, :contactMethod, :message,
       :senderName, :senderEmail, :senderPhone, :intent, :startDate, :endDate, :idempotencyKey,
       :guestNetwork, ${WEIGHT}, ${NOTIFIES_OWNER})
     on conflict do nothing
     returning ${CONTACT_COLUMNS}, weight, notifies_owner as "notifiesOwner"`,
    contact as any
  )
  return written
}
