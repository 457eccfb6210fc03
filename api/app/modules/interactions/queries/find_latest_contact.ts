import db from '@adonisjs/lucid/services/db'
import type { LatestContact } from '@saajha/contract/contact'
import { findContactableItem } from '#modules/catalogue/public'
import { sql } from '#shared/database/sql'

/** A member's latest message or booking request about an item; null before the first. Throws `UnknownItemError`. */
export async function findLatestContact(contacterId: string, id: string): Promise<LatestContact> {
  const { id: itemId } = await findContactableItem(id)
  const [contact] = await sql<NonNullable<LatestContact['contact']>>(
    db,
    `select intent, start_date::text as "startDate", end_date::text as "endDate", created_at as "createdAt",
       sender_name as "senderName", sender_email as "senderEmail", sender_phone as "senderPhone"
     from contact_interactions where contacter_id = $1 and item_id = $2 and interaction_type = 'message'
     order by created_at desc limit 1`,
    [contacterId, itemId],
    { prepare: true }
  )
  return { contact: contact ?? null }
}
