import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'

/** A contact in the owner's notification: type, text and the sender's contact details. */
type ReceivedContact = {
  interactionType: 'whatsapp' | 'call' | 'message'
  intent: 'booking' | null
  text: string | null
  /** The account; null for a guest. */
  senderId: string | null
  senderName: string | null
  senderEmail: string | null
  senderPhone: string | null
  startDate: string | null
  endDate: string | null
  /**
   * Its message in the conversation with the owner, whether they have read it, and muted the conversation; null without one. One of a
   * member whom they have blocked meanwhile counts as read, unless it asks for a booking.
   */
  message: { conversationId: string; no: number; isRead: boolean; isMuted: boolean } | null
}

/**
 * Contacts by id, with the fields that their owner may see. Locks what the owner has read until the transaction ends, so that
 * it cannot change between this check and the notification.
 */
export async function receivedContacts(
  trx: TransactionClientContract,
  contactIds: string[]
): Promise<Map<string, ReceivedContact>> {
  const contacts = await sql<ReceivedContact & { id: string }>(
    trx,
    `with read as materialized (
       select m.conversation_id, m.last_read_no, m.is_muted from conversation_members m
       where (m.conversation_id, m.user_id) in (
         select sent.conversation_id, c.owner_id
         from messages sent join contact_interactions c on c.id = sent.contact_id where c.id = any($1::uuid[])
       )
       order by m.conversation_id for update
     )
     select c.id, interaction_type as "interactionType", intent, case when sent.hidden_at is null then message end as text, contacter_id as "senderId",
       sender_name as "senderName", sender_email as "senderEmail", sender_phone as "senderPhone",
       start_date::text as "startDate", end_date::text as "endDate",
       case when sent.no is not null then json_build_object(
         'conversationId', conversation_id, 'no', no, 'isMuted', is_muted,
         'isRead', no <= last_read_no or intent is null
           and exists (select from member_blocks where blocker_id = c.owner_id and blocked_id = contacter_id)
       ) end as message
     from contact_interactions c
     left join messages sent on sent.contact_id = c.id
     left join read using (conversation_id)
     where c.id = any($1::uuid[])`,
    [contactIds],
    { prepare: true }
  )
  return new Map(contacts.map(({ id, ...contact }) => [id, contact]))
}
