import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ContactInteraction } from '@saajha/contract/contact'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import type { ContactFields } from '#modules/interactions/rules/contact_fields'
import { CONTACT_COLUMNS } from '#modules/interactions/queries/contact_columns'
import { sql } from '#shared/database/sql'

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
type WrittenContact = ContactInteraction & { weight: number; notifiesOwner: boolean }

/**
 * `$1` is the item, `$3` the member. A member's first contact about an item on a day in India weighs as much as ten views, a
 * guest's call as one.
 */
const WEIGHT = `
  case
    when $3::uuid is null then 1
    when exists (
      select from contact_interactions
      where contacter_id = $3 and item_id = $1 and created_at > now() - interval '24 hours'
        and (created_at at time zone '${TIME_ZONE}')::date = (now() at time zone '${TIME_ZONE}')::date
    ) then 0
    else 10
  end`

/** Guests' calls about an item notify its owner at most once an hour. */
const NOTIFIES_OWNER = `
  $3::uuid is not null or not exists (
    select from contact_interactions
    where item_id = $1 and contacter_id is null and notifies_owner and created_at > now() - interval '1 hour'
  )`

/** Inserts a contact. Undefined when its Idempotency-Key was used before. */
export async function insertContact(
  trx: TransactionClientContract,
  contact: NewContact
): Promise<WrittenContact | undefined> {
  const [written] = await sql<WrittenContact>(
    trx,
    `insert into contact_interactions (item_id, owner_id, contacter_id, interaction_type, contact_method, message,
       sender_name, sender_email, sender_phone, intent, start_date, end_date, idempotency_key,
       guest_network, weight, notifies_owner)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, ${WEIGHT}, ${NOTIFIES_OWNER})
     on conflict do nothing
     returning ${CONTACT_COLUMNS}, weight, notifies_owner as "notifiesOwner"`,
    [
      contact.itemId,
      contact.ownerId,
      contact.contacterId,
      contact.interactionType,
      contact.contactMethod,
      contact.message,
      contact.senderName,
      contact.senderEmail,
      contact.senderPhone,
      contact.intent,
      contact.startDate,
      contact.endDate,
      contact.idempotencyKey,
      contact.guestNetwork,
    ],
    { prepare: true }
  )
  return written
}
