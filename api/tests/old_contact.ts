import db from '@adonisjs/lucid/services/db'
import type { Member } from '#tests/member'

type OldContact = {
  itemId: string
  owner: Member
  contacter: Member
  message: string | null
  minutesAgo: number
  interactionType?: 'message' | 'call'
}

/**
 * Stores a contact as the release before conversations did, with an id of its time and without a message of a conversation, and
 * counts it.
 */
export async function storeOldContact(contact: OldContact): Promise<void> {
  const { itemId, owner, contacter, message, minutesAgo, interactionType = 'message' } = contact
  await db.rawQuery(
    `with counted as (
       insert into item_contact_counts as c (item_id, call, message) values (:itemId, :calls, :messages)
       on conflict (item_id) do update set call = c.call + excluded.call, message = c.message + excluded.message
     )
     insert into contact_interactions
       (id, item_id, owner_id, contacter_id, interaction_type, contact_method, message, created_at)
     values (uuidv7(make_interval(mins => -(:minutesAgo)::int)), :itemId, :ownerId, :contacterId, :interactionType, 'form', :message,
       now() - make_interval(mins => (:minutesAgo)::int))`,
    {
      itemId,
      ownerId: owner.user.id,
      contacterId: contacter.user.id,
      interactionType,
      calls: interactionType === 'call' ? 1 : 0,
      messages: interactionType === 'message' ? 1 : 0,
      message,
      minutesAgo,
    }
  )
}
