import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#shared/database/sql'

/** A message that its recipient has not read; without its text if it is hidden. */
type UnreadMessage = {
  conversationId: string
  no: number
  body: string | null
  senderName: string
}

/**
 * Those of some messages that their recipients have not read in conversations that they have not muted, from members whom they have
 * not blocked meanwhile. Locks what the recipients have read until the transaction ends, so that it cannot change between this check and the notification.
 */
export async function unreadMessages(
  trx: TransactionClientContract,
  messages: { conversationId: string; no: number; recipientId: string }[]
): Promise<UnreadMessage[]> {
  return sql<UnreadMessage>(
    trx,
    `with given as (
       select * from unnest($1::uuid[], $2::integer[], $3::uuid[]) as given (conversation_id, no, recipient_id)
     ), read as materialized (
       select m.conversation_id, m.user_id, m.last_read_no, m.is_muted from conversation_members m
       where (m.conversation_id, m.user_id) in (select conversation_id, recipient_id from given)
       order by m.conversation_id, m.user_id for update
     )
     select conversation_id as "conversationId", no, case when sent.hidden_at is null then body end as body, p.full_name as "senderName"
     from given join messages sent using (conversation_id, no)
     join read using (conversation_id)
     join member_profiles p on p.id = sent.author_id
     where read.user_id = given.recipient_id and no > last_read_no and not is_muted
       and not exists (select from member_blocks where blocker_id = recipient_id and blocked_id = sent.author_id)`,
    [
      messages.map(({ conversationId }) => conversationId),
      messages.map(({ no }) => no),
      messages.map(({ recipientId }) => recipientId),
    ],
    { prepare: true }
  )
}
