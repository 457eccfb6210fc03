import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'

/** A contact in the owner's notification: type, text and the sender's contact details. */
export type ReceivedContact = {
  interactionType: 'whatsapp' | 'call' | 'message'
  intent: 'booking' | null
  message: string | null
  /** The account; null for a guest. */
  senderId: string | null
  senderName: string | null
  senderEmail: string | null
  senderPhone: string | null
  startDate: string | null
  endDate: string | null
}

/** Contacts by id, with the fields that their owner may see. */
export async function receivedContacts(
  trx: TransactionClientContract,
  contactIds: string[]
): Promise<Map<string, ReceivedContact>> {
  const contacts = await sql<ReceivedContact & { id: string }>(
    trx,
    `select id, interaction_type as "interactionType", intent, message, contacter_id as "senderId",
       sender_name as "senderName", sender_email as "senderEmail", sender_phone as "senderPhone",
       start_date::text as "startDate", end_date::text as "endDate"
     from contact_interactions where id = any($1::uuid[])`,
    [contactIds],
    { prepare: true }
  )
  return new Map(contacts.map(({ id, ...contact }) => [id, contact]))
}
