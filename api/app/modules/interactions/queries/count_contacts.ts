import db from '@adonisjs/lucid/services/db'
import type { ContactCounts } from '@saajha/contract/contact'
import { findContactableItem } from '#modules/catalogue/public'
import { contactCounts } from '#modules/interactions/projections/contact_counts'
import { sql } from '#shared/database/sql'

/**
 * The contacts of an item by type. Read from the projection; while a contact of the item awaits delivery, counted from the
 * contacts themselves, so that senders always see their own contact. Throws `UnknownItemError`.
 */
export async function countContacts(id: string): Promise<ContactCounts> {
  const { id: itemId } = await findContactableItem(id)
  const [counts] = await sql<ContactCounts>(
    db,
    `with open as (
       select exists (
         select from open_deliveries where aggregate_id = $1 and subscriber = $2
       ) as is_open
     ), counts as (
       select whatsapp, call, message from item_contact_counts
         where item_id = $1 and not (select is_open from open)
       union all
       select
         count(*) filter (where interaction_type = 'whatsapp')::int,
         count(*) filter (where interaction_type = 'call')::int,
         count(*) filter (where interaction_type = 'message')::int
       from contact_interactions where item_id = $1 and (select is_open from open)
     )
     select coalesce(sum(whatsapp), 0)::int as whatsapp, coalesce(sum(call), 0)::int as call,
       coalesce(sum(message), 0)::int as message, coalesce(sum(whatsapp + call + message), 0)::int as total
     from counts`,
    [itemId, contactCounts.name]
  )
  return counts!
}
